import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { Play } from '../src/protocol/wire';
import { starRealms } from '../src/games/star-realms/module';
import { TableSession } from '../src/table/session.svelte';
import { endTurn, play, summary, text } from './fixtures/table';
import { Wire } from './fixtures/wire';
import StandingOrdersFrame from './fixtures/StandingOrdersFrame.svelte';

function table(now: Play): { session: TableSession; wire: Wire } {
  const wire = new Wire();
  const session = new TableSession('abc', starRealms, summary(), wire.open);
  wire.tell({ tell: 'table', summary: summary(), play: now, log: [], whole_log: true, log_from: 0, chat: [], build: 'b' });
  return { session, wire };
}

describe('standing orders', () => {
  let mounted: ReturnType<typeof mount> | null = null;
  afterEach(() => {
    if (mounted) void unmount(mounted);
    mounted = null;
  });

  function show(now: Play) {
    const made = table(now);
    mounted = mount(StandingOrdersFrame, { target: document.body, props: { session: made.session } });
    flushSync();
    return made;
  }

  it('are not offered in a game without reaction windows', () => {
    show(play());
    expect(document.querySelector('.standing-orders')).toBeNull();
  });

  it('are chosen for each kind of window and sent for my seat', () => {
    const { wire } = show(play({ orders: [{ kind: 'window-sabotage', order: 'ask' }, { kind: 'window-confirm', order: 'passToTheEnd' }] }));
    const selects = document.querySelectorAll<HTMLSelectElement>('.standing-orders select');
    expect([...selects].map((select) => select.value)).toEqual(['ask', 'passToTheEnd']);
    const [first] = selects;
    if (!first) throw new Error('no order is offered');
    first.value = 'askIfAble';
    first.dispatchEvent(new Event('change', { bubbles: true }));
    expect(wire.sent.at(-1)).toMatchObject({ ask: 'order', seat: 0, kind: 'window-sabotage', order: 'askIfAble' });
  });

  it('stay as they are known while the table is not there', () => {
    const { wire } = show(play({ orders: [{ kind: 'window-sabotage', order: 'ask' }] }));
    const select = () => {
      const found = document.querySelector<HTMLSelectElement>('.standing-orders select');
      if (!found) throw new Error('no order is offered');
      return found;
    };
    const choose = () => {
      select().value = 'passToTheEnd';
      select().dispatchEvent(new Event('change', { bubbles: true }));
      flushSync();
    };
    wire.readyState = 3;
    choose();
    expect(select().value).toBe('ask');
    wire.readyState = 1;
    choose();
    expect(select().value).toBe('passToTheEnd');
    wire.breaks();
    flushSync();
    expect([select().value, select().disabled]).toEqual(['ask', true]);
    wire.tell({ tell: 'beat' });
    flushSync();
    expect(select().disabled).toBe(false);
  });
});

describe('a confirmation', () => {
  it('is asked for before the choice is sent, and only then', () => {
    const sure = { ...endTurn, confirmation: text('confirm-unspent', { combat: { number: 3 } }) };
    const { session, wire } = table(play({ choices: [sure] }));
    const before = wire.sent.length;
    session.act(sure);
    expect(session.doubt?.text.key).toBe('confirm-unspent');
    expect(wire.sent.length).toBe(before);
    session.actNow(sure);
    expect(wire.sent.at(-1)).toMatchObject({ ask: 'act', action: 'ZZ' });
    expect(session.doubt).toBeNull();
  });

  it('is not asked for without a sentence', () => {
    const { session, wire } = table(play());
    session.act(endTurn);
    expect(session.doubt).toBeNull();
    expect(wire.sent.at(-1)).toMatchObject({ ask: 'act', action: 'ZZ' });
  });
});
