// A seat played over the socket, without drawing anything: for tables that are hard to reach by clicking.

import type { Page } from 'playwright-core';

/**
 * Takes choices in a seat of mine until I am asked in a battle or to vote, or after so many lines, or the game is over. What is
 * `liked` most comes first: the key of a choice, or the key of a name in it; several alike, and the rest, go by lot.
 */
export function playByWire(page: Page, table: string, liked: readonly string[], wanted: 'battle' | 'vote' | 'lines', lines = 0): Promise<boolean> {
  return page.evaluate(([id, keys, what, most]) => new Promise<boolean>((resolve, reject) => {
    interface Told {
      tell: string;
      log?: { text: unknown }[];
      happened?: { text: unknown }[];
      play?: { version: unknown; viewer: number; phase: string; view: { battle?: unknown }; choices: { action: string; label: { key: string; args: Record<string, { name?: string }> } }[] };
    }
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/tables/${id}`);
    let [request, heard, seed] = [0, 0, 7];
    const lot = (many: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % many;
    };
    const end = (found: boolean) => {
      socket.close();
      resolve(found);
    };
    socket.onopen = () => socket.send(JSON.stringify({ ask: 'hello', version: null }));
    socket.onerror = () => reject(new Error('no socket'));
    socket.onmessage = (event) => {
      const { tell, play, log = [], happened = [] } = JSON.parse(String(event.data)) as Told;
      if ((tell !== 'moved' && tell !== 'table') || !play) return;
      heard += [...log, ...happened].filter((line) => line.text !== null).length;
      const met = { battle: play.view.battle != null, vote: play.choices.some(({ label }) => label.key === 'do-vote'), lines: heard >= most }[what];
      if (play.choices.length > 0 && met) end(true);
      else if (play.phase === 'over') end(false);
      else if (play.choices.length > 0) {
        const called = keys.map((key) => play.choices.filter(({ label }) => label.key === key || Object.values(label.args).some((arg) => arg.name === key)));
        const among = called.find((some) => some.length > 0) ?? play.choices;
        const choice = among[lot(among.length)];
        request += 1;
        socket.send(JSON.stringify({ ask: 'act', request, seat: play.viewer, version: play.version, action: choice?.action }));
      }
    };
  }), [table, liked, wanted, lines] as const);
}
