// Which paragraph the side panel shows.

class RulesPanel {
  rule = $state<string | null>(null);

  open(rule: string): void {
    this.rule = rule;
  }

  close(): void {
    this.rule = null;
  }
}

export const rulesPanel = new RulesPanel();
