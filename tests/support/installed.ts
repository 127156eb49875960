import { spawnSync } from 'node:child_process';

/** Whether a program is on this machine. Tests that need one that is missing are skipped, and say so. */
export const isInstalled = (program: string): boolean => spawnSync(program, ['--version']).error === undefined;
