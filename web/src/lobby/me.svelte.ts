// Who I am on this server.

import { api } from '../net/api';
import type { Me } from '../protocol/wire';

class Myself {
  me = $state.raw<Me | null>(null);

  async load(): Promise<void> {
    this.me = await api.me();
  }
}

export const myself = new Myself();
