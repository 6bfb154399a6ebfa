### Twilight Imperium: questions, choices, the log and refusals.

## Words

waiting = { $player } принимает решение
system = { $tile } ({ $place })
place = Место { $place }
damaged = { $unit }, повреждение
outcome-for = За
outcome-against = Против
note-of = { $note } ({ $player })
phase-setup = Подготовка
phase-strategy = Фаза стратегии
phase-action = Фаза действий
phase-status = Фаза статуса
phase-agenda = Фаза политики
pick-yes = Да
pick-unit = { $unit }: { $site }
pick-enemy = { $unit } ({ $player }): { $site }
pick-place = { $unit } → { $site }
pick-top = { $agenda }: наверх
pick-bottom = { $agenda }: вниз
pick-die = { $unit }: { $face }
pick-in = { $system }, { $player }

## Headings of choices

group-strategic = Стратегическое действие
group-tactical = Тактическое действие
group-component = Карты и способности
group-trade = Сделки
group-give = Вы отдаёте
group-want = Вы хотите

## What asks for a choice

source-rules = Правила
source-objective = Цена цели
source-swap-give = Карта стратегии, которую вы отдаёте
source-swap-take = Карта стратегии, которую вы берёте
source-gate = Жетон червоточины Креусса
source-hand = Карта с этой руки
source-reroll = Кубики для переброса
source-target = Корабль, получающий попадание

## Questions

ask-strategy = Выберите карту стратегии
ask-turn = Выполните действие
ask-secondary = Использовать второстепенную способность: { $card }?
ask-primary = Основная способность: { $card }
ask-cannon = Стрелять из космических пушек?
ask-enemy = С кем сражаетесь сначала?
ask-move = Какие корабли летят в активную систему?
ask-voyage = Куда летит корабль и что он везёт?
ask-bombard = Какие отряды бомбардируют какую планету?
ask-custodians = Потратить влияние, чтобы убрать жетон хранителей?
ask-defense-order = На какой планете пушки стреляют первыми?
ask-defense = Стрелять по высадившимся войскам?
ask-fight-order = Какой наземный бой первый?
ask-gain-order = Какую планету взять первой?
ask-land = Какие войска высаживаются и куда?
ask-barrage = Использовать заградительный огонь?
ask-announce = Объявить об отступлении?
ask-brace = Попаданий: { $hits }. Отменить часть из них?
ask-retreat = Куда отступают ваши корабли?
ask-hits = Присвойте попадания, осталось: { $hits }
ask-produce = Производство: осталось { $left }, цена { $cost }
ask-pay-resources = Заплатите ресурсы: осталось { $left }, уплачено { $paid }
ask-pay-influence = Заплатите влияние: осталось { $left }, уплачено { $paid }
ask-buy-tokens = Влияние за жетоны приказов, пока: { $paid }
ask-research = Какую технологию исследуете?
ask-prerequisites = Как обойти недостающие требования: { $tech }?
ask-gain-tokens = В какой резерв идёт жетон? Осталось: { $left }
ask-redistribute-tactic = Сколько жетонов в тактическом резерве?
ask-redistribute-fleet = Сколько жетонов в резерве флота?
ask-place-token = Из какого резерва жетон для системы { $system }?
ask-excess-fleet = Слишком много кораблей для резерва флота, { $system }: что убрать?
ask-excess-capacity = Слишком много отрядов для мест на борту, { $system }: что убрать?
ask-excess-stranded = На кораблях, покидающих систему { $system }, нет мест для всех: что убрать?
ask-discard = Какую карту действия сбросить?
ask-return-secret = Какую секретную цель вернуть?
ask-target = Какова цель карты: { $card }?
ask-deal = Составьте сделку с игроком { $player }
ask-answer = { $player } предлагает сделку
ask-deliver = Какую карту отдаёте?
ask-cast = Какие планеты перевернуть ради голосов?
ask-tie = Какое решение выбирает председатель?
ask-vote = За что голосуете?
ask-nothing = Игра продолжается
ask-faction = За какую фракцию играете?
ask-extra-tile = С какой стороны от Мекатол-Рекса положить систему?
ask-tile = Какую систему куда положить?
ask-starting-tech = С какой технологией начинаете?
ask-starting-units = На какой планете начинает отряд?
ask-secret = Какую секретную цель оставить?
ask-diplomacy = Какую систему вы защищаете?
ask-ready = Какие планеты подготовить?
ask-speaker = Кто станет председателем?
ask-bury = Куда положить карту политики?
ask-structure = Какое сооружение куда поставить?
ask-construction = В какой системе строить?
ask-favour = Кто пополняет продукцию бесплатно?
ask-take-token = Какой жетон убрать с поля?
ask-dock = Какая база производит?
ask-second-research = Потратить 6 ресурсов на вторую технологию?
ask-public = Какую общую цель выполнить?
ask-status-public = Выполнить общую цель?
ask-status-secret = Выполнить секретную цель?
ask-return-infantry = Куда возвращается пехота?
ask-plastic = Где теряются отряды из-за нехватки фигурок?
ask-take-back = Какой отряд забрать?
ask-take-along = Какие наземные войска уходят вместе с отступающими?
ask-effect = { $source }
ask-effects = { $source } (осталось { $left })
ask-effects-any = { $source }: сколько угодно

## Reaction windows

react-strategy-start = Начинается фаза стратегии
react-strategy-chosen = { $player } выбирает карту: { $card }
react-strategy-end = Фаза стратегии кончается
react-turn-start = Начинается ход
react-card = { $player } разыгрывает карту: { $card }
react-activated = Активирована система { $system }
react-moved = Корабли прибыли: { $system }
react-cannon = { $player } стреляет из космических пушек
react-round = Начинается раунд боя { $round }
react-retreat = { $player } объявляет отступление
react-rolled = { $player }: кубики брошены
react-hits = Присваиваются попадания
react-sustained = Поглощён урон: { $unit }, { $player }
react-destroyed = Уничтожен отряд: { $unit }, { $player }
react-round-end = Раунд боя кончается
react-combat-end = Бой кончается
react-invasion = Начинается вторжение
react-landed = Войска высадились
react-gained = { $player } получает контроль: { $planet }
react-production = { $player } производит: { $system }
react-replenished = { $player } пополняет продукцию
react-researched = { $player } исследует: { $tech }
react-enriched = { $player } получает товары или заключает сделку
react-resolved = { $player } применяет карту: { $card }
react-dock = { $player } ставит базу: { $system }
react-action-done = Действие окончено
react-status-start = Начинается фаза статуса
react-strategy-return = Карты стратегий возвращаются
react-status-end = Фаза статуса кончается
react-agenda-start = Начинается фаза политики
react-reveal = Открывается карта политики
react-revealed = Карта политики открыта
react-before-vote = Сейчас начнётся голосование
react-voted = { $player } голосует
react-speaker-voted = Председатель проголосовал
react-elected = Выбран игрок: { $player }
react-great-ship = Уничтожено солнце войны или флагман
react-bombarded-last = Бомбардировка уничтожила последние войска на планете
react-cannon-last = Сбит последний корабль в системе
window-cards = Другие разыгрывают карты действий
window-strategy = Фаза стратегии
window-turn = Ходы и действия
window-passing = Ходы, когда остались только скрытые карты
window-activation = Активация систем
window-movement = Корабли прибыли, стрельба космических пушек
window-combat = Раунды боя
window-rolls = Боевые проверки
window-hits = Попадания и поглощение урона
window-losses = Гибель кораблей в бою
window-invasion = Вторжения и высадки
window-control = Контроль планет
window-production = Производство и базы
window-trade = Товары, продукция и исследования
window-offers = Сделки, предложенные вам
window-status = Фаза статуса
window-secrets = Секретные цели фазы статуса
window-agenda = Объявление голосований
window-votes = Голоса и выборы
window-objectives = Секретные цели фазы действий

## Choices

do-pass = Ничего не делать
do-decline = Отклонить
do-withdraw = Отказаться от сделки
do-abstain = Воздержаться
do-hold-fire = Не стрелять
do-fight-on = Продолжать бой
do-finish = Готово
do-yes = Да
do-pick = { $thing }
do-amount = { $amount }
do-play-card = Сыграть карту: { $card }
do-play-note = Сыграть обещание: { $note }
do-use = Использовать: { $power }
do-score = Выполнить цель: { $objective }
do-faction = { $faction }
do-tile = { $tile } (фрагмент { $number }) на место { $place }
do-take = { $card }
do-strategic = Применить: { $card }
do-activate = Активировать: { $system }
do-pass-turn = Спасовать
do-secondary = Использовать
do-move = { $unit } из системы { $system }
do-load = Погрузить: { $unit }, { $site }
do-fly = Лететь: { $system }
do-fire = Цель: { $player }
do-bombard = { $unit } бомбардирует: { $planet }
do-sustain = Поглотить урон: { $unit }
do-destroy = Потерять: { $unit }
do-retreat = Объявить отступление
do-land = Высадить: { $unit }, { $planet }
do-produce = { $unit }: { $site }
do-exhaust = Перевернуть: { $planet } ({ $resources }/{ $influence })
do-spend-good = Потратить товар
do-offer = Торговать: { $player }
do-propose = Предложить
do-accept = Принять
do-counter = Встречное предложение
do-vote = { $outcome }
do-gate-alpha = Жетон альфа
do-gate-beta = Жетон бета
do-mark-x = Жетон X
do-mark-y = Жетон Y
do-loot-good = Товар
do-loot-commodity = Продукцию
do-give-good = Отдать товар
do-want-good = Попросить товар
do-give-commodity = Отдать продукцию
do-want-commodity = Попросить продукцию
do-give-note = Отдать обещание: { $note }
do-want-note = Попросить обещание: { $note }
do-give-any-note = Отдать обещание
do-want-any-note = Попросить обещание
do-give-card = Отдать карту: { $card }
do-want-card = Попросить карту: { $card }
do-give-any-card = Отдать карту действия
do-want-any-card = Попросить карту действия
do-give-promise = Обещать: { $promise }
do-want-promise = Попросить обещание: { $promise }
promise-peace = мир в этом раунде
promise-votes = голоса в следующем голосовании
promise-commodities = пополнение продукции с «Торговлей»
promise-favour = ответную услугу позже

## The log

log-speaker-drawn = Председатель: { $player }.
log-faction = { $player } играет за фракцию: { $faction }.
log-tiles-dealt = { $player } получает фрагменты: синие { $blue }, красные { $red }.
log-tile = { $player } кладёт: { $tile }, место { $place }.
log-tile-placed = { $tile } лежит на месте { $place }.
log-secrets-dealt = { $player } берёт 2 секретные цели.
log-secret-kept = { $player } оставляет цель: { $objective }.
log-secret-chosen = { $player } оставляет секретную цель.
log-began = Игра начинается.
log-round = Раунд { $round }
log-phase = { $phase }
log-strategy = { $goods ->
    [0] { $player } берёт карту: { $card }.
   *[other] { $player } берёт карту: { $card }, товаров: { $goods }.
}
log-swapped = { $player } меняет { $given } на { $taken } с игроком { $other }.
log-goods-laid = Товар лежит на карте: { $card }.
log-turn = Ход: { $player }
log-passed = { $player } пасует.
log-strategic = { $player } применяет карту: { $card }.
log-secondary = { $player } использует второстепенную способность: { $card }.
log-speaker = Новый председатель: { $player }.
log-zero = { $player } получает инициативу 0.
log-tokens-gained = { $count ->
    [one] { $player } получает { $count } жетон приказа: { $pool }.
    [few] { $player } получает { $count } жетона приказа: { $pool }.
   *[other] { $player } получает { $count } жетонов приказа: { $pool }.
}
log-tokens-lost = { $count ->
    [one] { $player } теряет { $count } жетон приказа: { $pool }.
    [few] { $player } теряет { $count } жетона приказа: { $pool }.
   *[other] { $player } теряет { $count } жетонов приказа: { $pool }.
}
log-tokens-set = { $player } распределяет жетоны: тактика { $tactic }, флот { $fleet }, стратегия { $strategy }.
log-token-placed = Жетон приказа: { $player }, { $system }.
log-token-removed = { $player } забирает жетон приказа: { $system }.
log-goods-gained = { $count ->
    [one] { $player } получает { $count } товар.
    [few] { $player } получает { $count } товара.
   *[other] { $player } получает { $count } товаров.
}
log-goods-lost = { $count ->
    [one] { $player } теряет { $count } товар.
    [few] { $player } теряет { $count } товара.
   *[other] { $player } теряет { $count } товаров.
}
log-replenished = { $player } пополняет продукцию: { $count }.
log-exhausted = { $player } переворачивает: { $planet }.
log-readied = { $player } подготавливает: { $planet }.
log-tech = { $player } получает технологию: { $tech }.
log-points = { $count ->
    [one] { $player } получает { $count } победное очко.
    [few] { $player } получает { $count } победных очка.
   *[other] { $player } получает { $count } победных очков.
}
log-points-lost = { $count ->
    [one] { $player } теряет { $count } победное очко.
    [few] { $player } теряет { $count } победных очка.
   *[other] { $player } теряет { $count } победных очков.
}
log-scored = { $player } выполняет цель: { $objective }.
log-objective = Новая общая цель: { $objective }.
log-drawn = { $count ->
    [one] { $player } берёт { $count } карту действия.
    [few] { $player } берёт { $count } карты действий.
   *[other] { $player } берёт { $count } карт действий.
}
log-discarded = { $player } сбрасывает карту: { $card }.
log-card = { $player } разыгрывает карту: { $card }.
log-card-target = { $player } разыгрывает карту: { $card }. Цель: { $target }.
log-cancelled = Карта отменена: { $card }.
log-card-taken = { $player } получает карту: { $card }. От игрока { $other }.
log-card-taken-hidden = { $player } получает карту действия от игрока { $other }.
log-hand-shown = { $player } смотрит карты действий игрока { $other }.
log-shuffled-actions = Колода действий перемешана.
log-shuffled-agendas = Колода политики перемешана.
log-shuffled-secrets = Колода секретных целей перемешана.
log-secret-drawn = { $player } берёт секретную цель: { $objective }.
log-secret-drawn-hidden = { $player } берёт секретную цель.
log-secret-returned = { $player } возвращает цель: { $objective }.
log-secret-returned-hidden = { $player } возвращает секретную цель.
log-power = { $player } использует: { $power }.
log-note = { $player } разыгрывает обещание: { $note }.
log-note-returned = Обещание возвращается владельцу: { $note }.
log-note-given = { $player } отдаёт обещание: { $note }. Получает { $other }.
log-note-given-hidden = { $player } отдаёт обещание игроку { $other }.
log-transaction = { $player } и { $other } заключают сделку.
log-offer = { $player } предлагает сделку игроку { $other }.
log-promised = { $player } обещает игроку { $other }: { $promise }.
log-declined = Сделка не состоялась: { $player } и { $other }.
log-activated = { $player } активирует систему: { $system }.
log-ship = { $player }: { $unit }, { $from } → { $to }.
log-loaded = { $player } грузит: { $unit }, { $site }.
log-rift = { $unit } ({ $player }) покидает разлом: { $face }.
log-rift-lost = { $unit } ({ $player }) пропадает в разломе: { $face }.
log-placed = { $player } выставляет: { $units }, { $site }.
log-removed = { $player } убирает: { $units }, { $site }.
log-destroyed = { $player } теряет: { $units }, { $site }.
log-moved = { $player }: { $units }, { $from } → { $to }.
log-sustained = { $unit } ({ $player }) поглощает урон.
log-repaired = { $unit } ({ $player }): ремонт.
log-revived = { $player } вернёт пехоту: { $count }.
log-produced = { $player } производит: { $unit }, { $site }.
log-landed = { $player } высаживает: { $unit }, { $planet }.
log-control = { $player } контролирует: { $planet }.
log-control-lost = { $player } теряет планету: { $planet }.
log-custodians = { $player } убирает жетон хранителей.
log-combat = Бой: { $player } против { $other }, { $site }
log-combat-round = Раунд боя { $round }
log-rolled = { $dice ->
    [one] { $player } бросает { $dice } кубик
    [few] { $player } бросает { $dice } кубика
   *[other] { $player } бросает { $dice } кубиков
}{ $hits ->
    [0] : попаданий нет.
    [one] : { $hits } попадание.
    [few] : { $hits } попадания.
   *[other] : { $hits } попаданий.
}
log-die = { $player } бросает кубик: { $face }.
log-retreat-announced = { $player } объявляет отступление.
log-retreated = { $player } отступает: { $system }.
log-combat-won = { $player } побеждает в бою: { $site }.
log-combat-drawn = Ничья в бою: { $site }.
log-gate-alpha = Жетон червоточины альфа: { $system }.
log-gate-beta = Жетон червоточины бета: { $system }.
log-eliminated = { $player } выбывает.
log-conceded = { $player } покидает игру.
log-agenda = Голосование: { $agenda }
log-agenda-discarded = Карта политики сброшена: { $agenda }.
log-agendas-looked = { $player } смотрит верхние карты политики.
log-agenda-top = { $player } кладёт карту политики наверх.
log-agenda-bottom = { $player } кладёт карту политики вниз.
log-predicted = { $player } предсказывает: { $outcome }.
log-votes = { $votes ->
    [one] { $player } отдаёт { $votes } голос: { $outcome }.
    [few] { $player } отдаёт { $votes } голоса: { $outcome }.
   *[other] { $player } отдаёт { $votes } голосов: { $outcome }.
}
log-abstained = { $player } не голосует.
log-agenda-resolved = { $agenda }: { $outcome }.
log-agenda-void = { $agenda }: без последствий.
log-law-owned = { $player } владеет законом: { $agenda }.
log-law-attached = Закон прикреплён: { $agenda }, { $planet }.
log-law = Закон принят: { $agenda }.
log-law-discarded = Закон отменён: { $agenda }.
log-won-points = { $player } набирает победные очки, нужные для победы.
log-won-objectives = Открывать больше нечего: { $player } побеждает с наибольшим числом очков.
log-won-alone = { $player } побеждает: за столом больше никого не осталось.
log-over = Игра окончена.

## Refusals

refuse-players = играют от трёх до шести игроков
refuse-same-faction = фракция не может достаться двоим
refuse-map = карта не подходит: на каждом месте, кроме родных, лежит система с синей или красной рубашкой (19–50), каждая не больше одного раза
refuse-game-over = игра окончена
refuse-no-such-seat = такого места нет
refuse-eliminated = выбывший игрок ничего не решает
refuse-not-dealt = во время подготовки никто не уходит
refuse-not-your-decision = сейчас решаете не вы
refuse-not-now = сейчас это невозможно
refuse-tile-place = туда этот фрагмент положить нельзя
refuse-strategy-taken = эта карта стратегии занята
refuse-strategy-used = можно применить только свою подготовленную карту стратегии
refuse-own-token = в системе лежит ваш жетон приказа
refuse-no-tactic-token = тактический резерв пуст
refuse-must-act = прежде чем пасовать, примените карту стратегии
refuse-token-holds = корабли в системе с вашим жетоном приказа остаются
refuse-too-far = корабль не долетит до активной системы
refuse-no-way = корабль не может туда лететь
refuse-no-load = этот отряд нельзя взять на борт
refuse-no-production = этот отряд нельзя произвести
refuse-cannot-exhaust = планета перевёрнута или не ваша
refuse-no-landing = там нельзя высадиться
refuse-no-sustain = отряд не может поглотить урон
refuse-card-timing = сейчас эту карту нельзя разыграть
refuse-note-timing = сейчас это обещание нельзя разыграть
refuse-ability-timing = сейчас эту способность нельзя использовать
refuse-cannot-score = сейчас эту цель нельзя выполнить
refuse-no-partner = сейчас нельзя торговать с этим игроком
refuse-no-ware = это не может быть частью сделки
refuse-no-outcome = такого решения у этого голосования нет
refuse-not-a-choice = это нельзя выбрать
