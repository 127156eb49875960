import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOMS } from '../../scripts/rooms.ts';

const WITHOUT = ['lib', 'generated']; // each file of theirs stands alone

test('every room of the gateway has a file that begins with what the room is for', () => {
  for (const { name, main } of ROOMS.gateway.filter((room) => !WITHOUT.includes(room.name))) {
    expect(main, name).toBeDefined();
    expect(readFileSync(`gateway/${name}/${main}`, 'utf8'), name).toMatch(/^\/\/ \w/);
  }
});
