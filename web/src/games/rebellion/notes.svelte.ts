// My notes on the search chart, as the page shows them: one set for each table and seat.

import type { Scene } from '../../table/scene.svelte';
import { next, recallMarks, rememberMarks, type Marks } from './marks';
import type { System } from './wire';

class Notes {
  #place = $state('');
  #marks = $state.raw<Marks>({});

  #table(scene: Scene): string {
    return scene.summary?.id ?? '';
  }

  /** The notes of whoever looks at this table. */
  of(scene: Scene): Marks {
    const place = `${this.#table(scene)} ${scene.viewer ?? ''}`;
    return place === this.#place ? this.#marks : recallMarks(this.#table(scene), scene.viewer);
  }

  #put(scene: Scene, marks: Marks): void {
    this.#place = `${this.#table(scene)} ${scene.viewer ?? ''}`;
    this.#marks = marks;
    rememberMarks(this.#table(scene), scene.viewer, marks);
  }

  turn(scene: Scene, system: System): void {
    this.#put(scene, next(this.of(scene), system));
  }

  clear(scene: Scene): void {
    this.#put(scene, {});
  }
}

export const notes = new Notes();
