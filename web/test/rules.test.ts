import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { around, parseRules, plain, runsOf, searchRules } from '../src/rules/parse';
import { addressOf, pageOf } from '../src/ui/route.svelte';

describe.each(['en', 'ru'])('the rules in %s', (lang) => {
  const blocks = parseRules(readFileSync(`../rules/star-realms/${lang}.md`, 'utf8'));
  const rules = blocks.flatMap((block) => (block.kind === 'rule' ? [block.rule] : []));

  it('are read paragraph by paragraph', () => {
    expect(rules).toContain('SR 5.4.2');
    expect(rules).toContain('SR G12');
    expect(rules.length).toBeGreaterThan(400);
    expect(new Set(rules).size).toBe(rules.length);
  });

  it('are found by id and by words', () => {
    expect(searchRules(blocks, '5.4.2').some((block) => block.kind === 'rule' && block.rule === 'SR 5.4.2')).toBe(true);
    expect(searchRules(blocks, 'no such words at all')).toEqual([]);
  });

  it('show a paragraph under its heading', () => {
    const part = around(blocks, 'SR 4.4.2');
    expect(part[0]?.kind).toBe('heading');
    expect(part.some((block) => block.kind === 'rule' && block.rule === 'SR 4.4.2')).toBe(true);
  });

  it('link to paragraphs that exist', () => {
    const known = new Set(rules);
    const linked = blocks.flatMap((block) => (block.kind === 'rule' ? block.runs : [])).flatMap((run) => (run.kind === 'rule' ? [run.rule] : []));
    expect(linked.filter((rule) => !known.has(rule))).toEqual([]);
  });
});

it('reads the marks inside a line', () => {
  const runs = runsOf('A **MUST** with `code` and [SR 1.1.1].');
  expect(runs.map((run) => run.kind)).toEqual(['words', 'strong', 'words', 'code', 'words', 'rule', 'words']);
  expect(plain(runs)).toBe('A MUST with code and SR 1.1.1.');
});

describe('addresses', () => {
  const page = (address: string) => pageOf(new URL(address, 'http://orrery.test'));

  it('name the pages', () => {
    expect(page('/')).toEqual({ page: 'front' });
    expect(page(addressOf.table('x1'))).toEqual({ page: 'table', id: 'x1' });
    expect(page(addressOf.replay('x1', 40))).toEqual({ page: 'replay', id: 'x1', at: 40 });
    expect(page(addressOf.replay('x1'))).toEqual({ page: 'replay', id: 'x1', at: null });
    expect(page(addressOf.rules('star-realms', 'SR 5.4.2'))).toEqual({ page: 'rules', game: 'star-realms', rule: 'SR 5.4.2' });
    expect(page('/nowhere')).toEqual({ page: 'missing' });
  });
});
