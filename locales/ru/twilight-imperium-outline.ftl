### «Сумерки империи»: стол словами.

## Заголовок и положение

heading-round = раунд { $count }
heading-goal = до { $count } ПО
standing = { $faction }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }, { $planets ->
        [one] { $planets } планета
        [few] { $planets } планеты
       *[other] { $planets } планет
    }
standing-none = фракции ещё нет

## Названия частей стола

zone-factions = Фракции
zone-tiles = Ваши системы { $count }
zone-played = Разыгрывается
zone-tactical = Тактическое действие
zone-space-combat = Космический бой: { $place }
zone-ground-combat = Наземный бой: { $place }
zone-now = Сейчас
zone-ballot = Карта политики { $count }
zone-deal = Сделка
zone-looked = Карты политики, которые вы смотрите
zone-strategies = Карты стратегий
zone-goals = Общие цели
zone-laws = Законы
zone-piles = Стопки
zone-units = Отряды
zone-techs = Технологии
zone-open-notes = Обещания в игре
zone-scored = Выполнено
zone-secrets = Секретные цели
zone-hand = Карты действий { $count }
zone-notes = Обещания

## Пометки

mark-active = [активная]
mark-thing = [{ $thing }]
mark-token = [жетон: { $player }]
mark-custodians = [хранители]
mark-exhausted = (перевёрнуто)
mark-landed = высадились:
mark-speaker = [председатель]
mark-turn = [ход]
mark-passed = [спасовал]
mark-out = [вне игры]
mark-ready = [можно выполнить]
mark-law = закон
mark-directive = директива
hint-pile = Enter покажет, что в ней лежит.

## Числа

units = { $units }
units-damaged = повреждено { $count }
values = { $resources }/{ $influence }
planet-line = { $planet }: ресурсы { $resources }, влияние { $influence }
tile-numbered = { $tile } (№ { $number })
text-plain = { $text }
ability-line = { $ability }: { $text }
count-points = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }
count-initiative = инициатива { $count }
count-pool = { $pool } { $count }
count-goods = { $count ->
        [one] { $count } товар
        [few] { $count } товара
       *[other] { $count } товаров
    }
count-commodities = продукция { $count } из { $limit }
count-means = может потратить ресурсов { $resources } или влияния { $influence }
count-hand = карты действий { $count }
count-secrets = секретные цели { $count }
count-notes = обещания { $count }
count-waiting = вернётся пехоты { $count }
count-tiles = системы { $count }
count-neighbours = соседи:
count-votes = { $count ->
        [one] { $count } голос
        [few] { $count } голоса
       *[other] { $count } голосов
    }
count-face-down = закрытые цели: I этап { $first }, II этап { $second }
count-secret-deck = секретные цели { $count }
count-action-deck = колода действий { $count }
count-action-discards = сброшенные карты действий { $count }
count-agenda-deck = колода политики { $count }{ $known ->
        [0] { "" }
       *[other] , из них вы знаете { $known }
    }
count-agenda-discards = сброшенные карты политики { $count }
progress = { $has } из { $needs }
goal-ready = могут выполнить:
goal-scored = выполнили:

## Сведения

fact-home = родная система: { $player }
fact-thing = { $thing }
fact-fleet = { $player }: кораблей { $ships } из { $limit }, перевозится { $cargo } из { $capacity }
fact-beside = рядом { $system }
fact-planet = ресурсы { $resources }, влияние { $influence }
fact-reserve = жетонов приказов в снабжении { $count }
fact-fleet-limit = кораблей в одной системе до { $count }
fact-neighbour = сосед { $player }
fact-progress = { $player }: { $has } из { $needs }
fact-shots = { $thing } { $value } (×{ $dice })
fact-production = Производство { $count }
fact-production-planet = Производство: ресурсы планеты + { $count }
unit-values = цена { $cost ->
        [0] –
       *[other] { $cost }
    }{ $each ->
        [1] { "" }
       *[other] { " " }за { $each }
    }, бой { $combat ->
        [0] –
       *[other] { $combat }
    }{ $dice ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }(×{ $dice })
    }, полёт { $moves ->
        [0] –
       *[other] { $moves }
    }, мест на борту { $capacity }

## Карты

strategy-first = Основная способность: { $text }
strategy-second = Второстепенная способность: { $text }
agenda-for = За: { $text }
agenda-against = Против: { $text }
agenda-elect = Избирается: { $text }

## Тактическое действие

tactical-activation = активация
tactical-movement = передвижение
tactical-cannons = космические пушки
tactical-combat = космический бой
tactical-invasion = вторжение
tactical-production = производство
tactical-boost = +{ $count } к ходу
tactical-transit = в пути:
ship-from = { $units } из { $system }
ship-from-rift = { $units } из { $system }, { $rifts ->
        [one] через гравитационный разлом
       *[other] через гравитационные разломы ({ $rifts })
    }
voyage-at = сейчас { $system }, осталось полёта { $moves }
voyage-room = везёт { $aboard } из { $capacity }

## Бой

combat-round = раунд { $count }
combat-begin = начинается
combat-barrage = заградительный огонь
combat-announce = объявляются отступления
combat-roll = броски
combat-assign = распределяются попадания
combat-retreat = отступление
combat-end = завершается
combat-retreats = отступает
combat-nothing = ничего не осталось
combat-aim = { $unit } ×{ $dice }: { $value ->
        [11] не попадёт
       *[other] { $value }+
    }
combat-hits = { $count ->
        [one] { $count } попадание
        [few] { $count } попадания
       *[other] { $count } попаданий
    }
roll-cannon = Космические пушки: { $player }
roll-defense = Оборонительный огонь: { $player }
roll-barrage = Заградительный огонь: { $player }
roll-bombardment = Бомбардировка: { $player }
roll-combat = Бросок в бою: { $player }
roll-ambush = Засада: { $player }
hits-left = { $count ->
        [one] распределить { $count } попадание
        [few] распределить { $count } попадания
       *[other] распределить { $count } попаданий
    }
hits-strict = из них не в истребители { $count }
production-left = осталось отрядов { $count }
production-cost = цена пока { $count }
production-budget = не больше { $count }
payment-resources = уплачено ресурсов { $count }
payment-influence = уплачено влияния { $count }
payment-due = из { $count }

## Совет

vote-result = исход: { $outcome }
vote-waiting = ещё голосуют:
vote-available = до { $count }
vote-barred = не голосуют:
vote-prediction = { $source }: { $outcome }
deal-gives = отдаёт
deal-commodities = { $count ->
        [one] { $count } единица продукции
        [few] { $count } единицы продукции
       *[other] { $count } единиц продукции
    }
deal-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
deal-promise = обещает: { $promise }
deal-nothing = ничего
