### What the browser says about Star Realms beyond the words all clients share.

web-sr-headline = { $mode ->
    [duel] Дуэль
    [free-for-all] Куча-мала
    [hunter] Охотник
    [hydra] Гидра
    [emperor] Император
   *[raid] Налёт
} · ход { $turn }
web-sr-authority = влияние
web-sr-trade = торговля
web-sr-combat = бой
web-sr-word-trade = торговли
web-sr-word-combat = боя
web-sr-word-authority = влияния
web-sr-owed = сбросить
web-sr-pledge = даёт
web-sr-deck = Колода
web-sr-discard = Сброс
web-sr-trade-deck = Торговая колода
web-sr-scrap-heap = Утиль
web-sr-pile-empty = Здесь нет карт.
web-sr-row-empty = Торговый ряд пуст.
web-sr-no-bases = { $player }: баз в игре нет.
web-sr-nothing-in-play = Разыгранные карты лежат здесь до конца хода, базы остаются.
web-sr-left = { $count ->
    [one] осталась { $count }
    [few] осталось { $count }
   *[many] осталось { $count }
}
web-sr-on-top = Сверху: { $cards }
web-sr-copy-of = копия: { $card }
web-sr-damage = урон { $count }
web-sr-primary-ready = Свойство готово
web-sr-primary-used = Свойство применено
web-sr-ally-live = Союзное свойство готово
web-sr-ally-used = Союзное свойство применено
web-sr-ally-asleep = Нет союзной карты
web-sr-play-all = Разыграть все
web-sr-coach-play = Это ваша рука. Всё, что светится, можно применить: нажмите на карту, чтобы разыграть её. Разведчики дают торговлю, штурмовики — бой. Разыграть можно все карты.
web-sr-coach-buy = Тратьте очки торговли на светящиеся карты торгового ряда. Купленная карта ляжет в ваш сброс и позже придёт на руку.
web-sr-coach-attack = У вас есть очки боя: нажмите на влияние противника, чтобы атаковать. Сначала надо уничтожить аванпосты (закрашенные щиты).
web-sr-coach-end = Больше в этот ход делать нечего. Завершите его: карты уйдут в сброс, и вы возьмёте новую руку.
web-sr-coach-why = Нажмите на то, что не светится, и узнаете почему. Две карты одной фракции включают союзные свойства друг друга.
web-sr-plot = Влияние
