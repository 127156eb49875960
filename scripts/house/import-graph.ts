import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';

/** The files of a clone that TypeScript reads, each with those of them that it imports, types included. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** True for a file that TypeScript reads. */
export function isCode(file: string): boolean {
  return /\.(ts|tsx|mjs|js)$/.test(file);
}

/** The files that git tracks in a clone, or would track once they are added; paths from its root. */
export function trackedFiles(root: string): string[] {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const deleted = new Set(lines(root, ['ls-files', '--deleted']));
  return lines(root, listed).filter((file) => !deleted.has(file));
}

function lines(root: string, args: string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\n')
    .filter((line) => line !== '');
}

/**
 * Reads the imports of all code among these files, generated code that git does not track included. Packages and files
 * of other kinds are left out.
 */
export function readImports(root: string, files: readonly string[]): ImportGraph {
  return new Map(
    files.filter(isCode).map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'));
      const targets = importedFiles
        .filter(({ fileName }) => fileName.startsWith('.'))
        .map(({ fileName }) => posix.join(dirname(file), fileName));
      return [file, [...new Set(targets)].filter(isCode)];
    }),
  );
}

/** The part of a graph that lies in a folder. */
export function within(graph: ImportGraph, folder: string): ImportGraph {
  const inside = (file: string): boolean => file.startsWith(`${folder}/`);
  return new Map([...graph].filter(([file]) => inside(file)).map(([file, to]) => [file, to.filter(inside)]));
}

/** The graph's strongly connected components (Tarjan's algorithm), each after those that it imports. */
export function components(graph: ImportGraph): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): void => {
    const at = index.size;
    index.set(file, at);
    low.set(file, at);
    stack.push(file);
    for (const target of graph.get(file) ?? []) {
      if (!index.has(target)) visit(target);
      if (stack.includes(target)) low.set(file, Math.min(low.get(file) ?? at, low.get(target) ?? at));
    }
    if (low.get(file) === at) found.push(stack.splice(stack.indexOf(file)));
  };
  for (const file of graph.keys()) if (!index.has(file)) visit(file);
  return found;
}
