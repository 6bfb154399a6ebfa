// The system that is looked at closely beside the map.

class Selection {
  hex = $state<number | null>(null);

  open(hex: number): void {
    this.hex = hex;
  }

  close(): void {
    this.hex = null;
  }
}

export const selection = new Selection();
