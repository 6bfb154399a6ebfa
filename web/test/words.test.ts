import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { attribute, bundleOf, hasKey, LANGS, loadWords } from '../src/words/bundles';
import { ago } from '../src/words/ago';
import { hyphenate } from '../src/words/hyphens';
import { asSentence, partsOf, wordsOf, type Speaker } from '../src/words/parts';
import { CARDS } from '../src/games/star-realms/cards';
import { rebellion } from '../src/games/rebellion/module';
import { STAGE_RULES } from '../src/games/rebellion/ranks';
import { FACTS as RB } from '../src/games/rebellion/wire';
import { starRealms } from '../src/games/star-realms/module';
import { starCraft } from '../src/games/starcraft/module';
import { FACTS } from '../src/games/starcraft/wire';
import { twilightImperium } from '../src/games/twilight-imperium/module';
import { COMBAT_RULES, ROLL_RULES, TACTICAL_ORDER } from '../src/games/twilight-imperium/stages';
import { TABS } from '../src/games/twilight-imperium/tabs';
import { FACTS as TI } from '../src/games/twilight-imperium/wire';
import { card, text } from './fixtures/table';

const GAME = 'star-realms';
const GAMES = ['star-realms', 'starcraft', 'rebellion', 'twilight-imperium'];
await Promise.all(GAMES.flatMap((game) => LANGS.map((lang) => loadWords(lang, game))));

function filesUnder(folder: string, ends: RegExp): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path, ends) : ends.test(name) ? [path] : [];
  });
}

/** Keys written out in full in source files; those with a hole in them are listed below by hand. */
function keysIn(folder: string, ends: RegExp, pattern: RegExp): Set<string> {
  const keys = new Set<string>();
  for (const file of filesUnder(folder, ends)) {
    for (const [, key] of readFileSync(file, 'utf8').matchAll(pattern)) if (key) keys.add(key);
  }
  return keys;
}

const COMPOSED = [
  ...['bot', 'concede', 'vote'].map((late) => `clock-late-${late}`),
  ...['pause', 'resume', 'extend', 'concede', 'abort'].flatMap((motion) => [`vote-${motion}`, `vote-${motion}-explained`]),
  ...['discord', 'slack', 'json'].map((form) => `settings-form-${form}`),
  ...['insecure', 'unsupported', 'denied', 'off', 'on'].map((state) => `web-push-${state}`),
  ...['gathering', 'playing', 'over'].flatMap((phase) => [`admin-phase-${phase}`, `admin-table-${phase}`]),
  ...['accounts', 'guests', 'banned'].map((kind) => `admin-kind-${kind}`),
  ...card.levels.map((level) => `bot-${level}`),
  ...card.fields.flatMap((field) => [`option-${field.key}`, ...field.values.map((value) => `option-${field.key}-${value.key}`)]),
  ...['mine', 'open', 'watch', 'finished'].flatMap((list) => [`web-list-${list}`, `web-list-${list}-empty`]),
  ...['name', 'register', 'login'].flatMap((what) => [`web-account-${what}`, `web-account-${what}-explained`, `web-account-${what}-do`]),
  ...['digits', 'arrows', 'map', 'enter', 'escape', 'space', 'undo', 'log', 'chat', 'help'].flatMap((key) => [`web-key-${key}`, `web-key-${key}-does`]),
  ...['nothing', 'free', 'consent'].map((undo) => `web-undo-${undo}`),
  ...['live', 'used', 'asleep'].map((state) => `web-sr-ally-${state}`),
  ...['emperor', 'admiral', 'boss', 'raider'].map((role) => `role-${role}`),
  ...['none', 'blob', 'star-empire', 'trade-federation', 'machine-cult'].map((faction) => `faction-${faction}`),
  ...['ship', 'base', 'outpost'].map((type) => `type-${type}`),
];

/** What the panel of odds says of any game. */
const odds = (words: string): string[] => ['wait', 'none', 'attacker', 'defender', 'nobody', 'losses', 'samples'].map((key) => `${words}-${key}`);

/** Keys of a game that are put together of parts. */
const OF_GAME: Record<string, string[]> = {
  'star-realms': starRealms.coach.map((mark) => mark.key),
  starcraft: [
    ...starCraft.coach.map((mark) => mark.key), ...odds('web-sc-odds'),
    ...['reinforcement', 'play-area'].map((kind) => `web-sc-card-${kind}`),
    ...['partial', 'complete'].map((how) => `web-sc-depletion-${how}`),
    ...['fighting', 'destroyed', 'withdrawing', 'withdrawn'].map((fate) => `web-sc-fate-${fate}`),
    ...['both', 'ground', 'air', 'none'].map((what) => `web-sc-hits-${what}`),
    ...['ground', 'air'].map((layer) => `web-sc-layer-${layer}`),
    ...['card', 'ability', 'reinforcement', 'support', 'order', 'module', 'start', 'boost'].map((part) => `web-sc-part-${part}`),
    ...['orders', 'cards', 'sheet', 'technology'].map((tab) => `web-sc-tab-${tab}`),
    ...['minerals', 'gas', 'conquest'].map((what) => `web-sc-yield-${what}`),
    ...['minerals', 'gas'].map((what) => `resource-${what}`),
    ...FACTS.units.map(({ unit }) => `unit-${unit}`), ...FACTS.planets.map(({ planet }) => `planet-${planet}`),
    ...FACTS.factions.map(({ faction }) => `faction-${faction}`), ...FACTS.races.map(({ race }) => `race-${race}`),
    ...FACTS.buildings.map(({ building }) => `building-${building}`), ...FACTS.modules.map(({ module }) => `module-${module}`),
    ...FACTS.technologies.map(({ technology }) => `technology-${technology}`), ...FACTS.events.map(({ event }) => `event-${event}`),
    ...FACTS.orders.map(({ order }) => `order-${order}`), ...FACTS.cards.map(({ key }) => key),
  ],
  rebellion: [
    ...rebellion.coach.map((mark) => mark.key), ...odds('web-rb-odds'),
    ...['rebels', 'empire'].flatMap((side) => [`web-rb-side-${side}`, `web-rb-loyal-${side}`, `web-rb-units-${side}`]),
    ...['admiral', 'general'].map((role) => `web-rb-${role}`),
    ...['leaders', 'cards', 'sheet'].map((tab) => `web-rb-tab-${tab}`),
    ...['diplomacy', 'intel', 'logistics', 'spec-ops'].flatMap((skill) => [`web-rb-skill-${skill}`, `web-rb-skill-name-${skill}`]),
    ...['attempt', 'resolve'].map((mode) => `web-rb-mode-${mode}`), ...['starting', 'project'].map((deck) => `web-rb-deck-${deck}`),
    ...['assignment', 'start-of-combat', 'immediate', 'special'].map((timing) => `web-rb-timing-${timing}`),
    ...['space', 'ground'].flatMap((theatre) => [`web-rb-tactic-${theatre}`, `web-rb-theatre-${theatre}`, `web-rb-attack-${theatre}`, `web-rb-pile-tactics-${theatre}`]),
    ...['red', 'black'].flatMap((colour) => [`web-rb-health-${colour}`, `die-${colour}`]),
    ...['missions', 'projects', 'actions', 'objectives', 'probes'].map((pile) => `web-rb-pile-${pile}`),
    ...['no-card', 'setup', 'probe', 'seen'].flatMap((why) => [`web-rb-excluded-${why}`, `web-rb-why-${why}`]),
    ...['suspect', 'likely', 'unlikely'].map((mark) => `web-rb-mark-${mark}`),
    ...['place', 'oppose', 'before-roll', 'roll', 'after-roll', 'verdict', 'effect', 'discard'].map((stage) => `web-rb-mission-${stage}`),
    ...Object.keys(STAGE_RULES).map((stage) => `web-rb-stage-${stage}`),
    ...['combat', 'mission'].map((kind) => `web-rb-report-${kind}`), ...['one', 'two', 'three'].map((stage) => `stage-${stage}`),
    ...['attacker', 'defender', 'succeeds', 'fails'].map((end) => `web-rb-odds-${end}`),
    ...RB.units.map(({ unit }) => `unit-${unit}`), ...RB.systems.map(({ system }) => `system-${system}`), ...RB.systems.map(({ region }) => `region-${region}`),
    ...RB.leaders.map(({ leader }) => `leader-${leader}`), ...RB.missions.map(({ mission }) => `mission-${mission}`), ...RB.actions.map(({ card: own }) => `action-${own}`),
    ...RB.objectives.map(({ key }) => key), ...RB.tactics.map(({ key }) => key), ...RB.rings.map(({ ring }) => `ring-${ring}`), ...RB.faces.map(({ face }) => `face-${face}`),
    ...RB.sides.map(({ key }) => key), 'rebel-base-space',
  ],
  'twilight-imperium': [
    ...twilightImperium.coach.map((mark) => mark.key), ...odds('web-ti-odds'),
    ...Object.keys(COMBAT_RULES).map((stage) => `web-ti-stage-${stage}`), ...Object.keys(ROLL_RULES).map((stage) => `web-ti-roll-${stage}`), ...TACTICAL_ORDER.map((stage) => `web-ti-step-${stage}`),
    ...TABS.map((tab) => `web-ti-tab-${tab}`), ...['i', 'ii', 'secret'].map((stage) => `web-ti-kind-objective-${stage}`), ...['build', 'answer', 'deliver'].map((stage) => `web-ti-deal-${stage}`),
    ...['primary', 'secondary', 'reveal', 'for', 'against', 'elect'].map((part) => `web-ti-part-${part}`), ...['owned', 'spent', 'open', 'closed'].map((state) => `web-ti-tech-${state}`),
    ...['status', 'action'].map((phase) => `web-ti-scored-in-${phase}`), ...['combat', 'agenda'].map((what) => `web-ti-report-${what}`), ...['cost', 'combat', 'move', 'capacity'].map((what) => `attribute-${what}`),
    ...['sustain-damage', 'anti-fighter-barrage', 'bombardment', 'space-cannon', 'planetary-shield', 'production'].map((ability) => `unit-ability-${ability}`),
    ...['custodians', 'speaker', 'trade-good', 'commodity'].map((token) => `token-${token}`), ...['for', 'against'].map((outcome) => `outcome-${outcome}`),
    ...[TI.tiles, TI.planets, TI.units, TI.profiles, TI.factions, TI.abilities, TI.techs, TI.strategies, TI.actions, TI.agendas, TI.objectives, TI.notes, TI.colours, TI.traits, TI.anomalies, TI.wormholes, TI.pools].flatMap((list) => list.map(({ key }) => key)),
    ...TI.colours.map(({ specialty }) => specialty), ...TI.pools.map(({ pool }) => `web-ti-pool-${pool}`),
  ],
};
const WRITTEN = /['"]((?:web|game|option|server|count|zone|mark|fact)-[a-z0-9-]+)['"]/g;

describe.each(LANGS)('words in %s', (lang) => {
  it('exist for every key the client writes', () => {
    const own = new Set(GAMES.flatMap((game) => [...keysIn(`src/games/${game}`, /\.(svelte|ts)$/, WRITTEN)]));
    const written = [...keysIn('src', /\.(svelte|ts)$/, WRITTEN)].filter((key) => !own.has(key));
    expect([...written, ...COMPOSED].filter((key) => !hasKey(lang, GAME, key))).toEqual([]);
    expect(written.length).toBeGreaterThan(100);
  });

  it.each(GAMES)('exist for every key the pages of %s write', (game) => {
    const written = [...keysIn(`src/games/${game}`, /\.(svelte|ts)$/, WRITTEN), ...(OF_GAME[game] ?? []), 'game-name', 'game-blurb'];
    expect(written.filter((key) => !hasKey(lang, game, key))).toEqual([]);
  });

  it.each(GAMES)('exist for every key that %s sends', (game) => {
    const sent = keysIn(`../crates/${game}/src`, /\.rs$/, /"((?:ask|do|log|refuse|effect)-[a-z0-9-]+)"/g);
    expect([...sent].filter((key) => !hasKey(lang, game, key))).toEqual([]);
    expect(sent.size).toBeGreaterThan(100);
  });

  it('exist for every refusal of the server', () => {
    const sent = keysIn('../crates/server/src', /\.rs$/, /"((?:server|table)-[a-z-]+)"/g);
    expect([...sent].filter((key) => !hasKey(lang, GAME, key))).toEqual([]);
  });

  it('name every card and every part of it', () => {
    for (const title of CARDS) {
      expect(hasKey(lang, GAME, title.key), title.key).toBe(true);
      for (const part of title.parts) expect(attribute(lang, GAME, title.key, part), `${title.key}.${part}`).toBeTruthy();
    }
  });

  it('are whole: every message formats without an error', () => {
    const files = ['web', 'interface', ...GAMES.flatMap((game) => [`${game}-lobby`, `${game}-web`])];
    for (const file of files) {
      const game = GAMES.find((one) => file.startsWith(one)) ?? GAME;
      const source = readFileSync(`../locales/${lang}/${file}.ftl`, 'utf8');
      for (const [, key] of source.matchAll(/^([a-z][a-z0-9-]*) =/gm)) {
        const pattern = bundleOf(lang, game).getMessage(key ?? '')?.value;
        expect(pattern, key).toBeTruthy();
        const names = [...source.matchAll(/\$([a-z]+)/g)].map(([, name]) => name ?? '');
        const errors: Error[] = [];
        if (pattern) bundleOf(lang, game).formatPattern(pattern, Object.fromEntries(names.map((name) => [name, 2])), errors);
        expect(errors, key).toEqual([]);
      }
    }
  });
});

const BROWSER = readdirSync('../locales/en').filter((file) => /(^|-)(web|lobby)\.ftl$/.test(file));

it.each(BROWSER)('has the same keys in both languages in %s', (file) => {
  const keys = (lang: string) => [...readFileSync(`../locales/${lang}/${file}`, 'utf8').matchAll(/^( +\.)?([a-z][a-z0-9-]*) =/gm)].map(([, dot, key]) => `${dot ?? ''}${key}`);
  expect(keys('ru')).toEqual(keys('en'));
});

it('keeps the words of games out of the shared file', () => {
  expect(readFileSync('../locales/en/web.ftl', 'utf8')).not.toMatch(/^(game|option|web-sr|web-sc)-/m);
});

describe('sentences', () => {
  const speaker = (lang: 'en' | 'ru'): Speaker => ({ lang, game: GAME, playerName: (seat) => ['Anna', 'Boris'][seat] ?? '?' });
  const played = text('log-played', { player: { player: 1 }, card: { name: 'card-viper' } });

  it('are cut into players and components', () => {
    expect(partsOf(played, speaker('en'))).toEqual([
      { kind: 'player', words: 'Boris', seat: 1 },
      { kind: 'words', words: ' plays ' },
      { kind: 'name', words: 'Viper', key: 'card-viper' },
      { kind: 'words', words: '.' },
    ]);
    expect(wordsOf(played, speaker('ru'))).toBe('Boris разыгрывает «Штурмовик».');
  });

  it('have the right plurals', () => {
    const drew = (count: number) => wordsOf(text('log-drew', { player: { player: 0 }, count: { number: count } }), speaker('ru'));
    expect([drew(1), drew(2), drew(5)].map((words) => /карт\S*/.exec(words)?.[0]?.replace('.', ''))).toEqual(['карту', 'карты', 'карт']);
    const warn = (count: number) => wordsOf(text('confirm-unplayed', { cards: { number: count } }), speaker('ru'));
    expect(warn(1)).toContain('1 карта,');
    expect(warn(3)).toContain('3 карты,');
    expect(warn(5)).toContain('5 карт,');
  });

  it('show the words of people as they are, without our marks', () => {
    const sneaky = { ...speaker('en'), playerName: () => 'An\uE000na' };
    expect(partsOf(played, sneaky)[0]).toEqual({ kind: 'player', words: 'Anna', seat: 1 });
  });

  it('show the key where words are missing', () => {
    expect(wordsOf(text('no-such-key'), speaker('en'))).toBe('no-such-key');
  });

  it('turn reasons into sentences', () => {
    expect(asSentence('you have no combat')).toBe('You have no combat.');
    expect(asSentence('ждите…')).toBe('Ждите…');
  });

  it('tell how long ago', () => {
    expect(ago(0, 'en', 7200)).toBe('2 hours ago');
    expect(ago(0, 'ru', 5 * 60)).toBe('5 минут назад');
  });
});

it('breaks long Russian words where syllables end', () => {
  expect(hyphenate('Пограничная станция').replaceAll('\u00AD', '-')).toBe('Пог-ра-нич-ная стан-ция');
  expect(hyphenate('Scout').includes('\u00AD')).toBe(false);
  expect(hyphenate('Aging Battleship').replaceAll('\u00AD', '-')).toBe('Aging Battle-ship');
});
