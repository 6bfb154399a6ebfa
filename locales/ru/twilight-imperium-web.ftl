### What the browser says about Twilight Imperium beyond the words all clients share.

web-ti-headline = { $phase ->
    [setup] Подготовка
    [strategy] Раунд { $round } · Фаза стратегии
    [action] Раунд { $round } · Фаза действий
    [status] Раунд { $round } · Фаза статуса
   *[agenda] Раунд { $round } · Фаза политики
}
web-ti-passed = спасовал
web-ti-out = вне игры
web-ti-count-points = { $count ->
    [one] { $count } победное очко
    [few] { $count } победных очка
   *[many] { $count } победных очков
}
web-ti-count-tokens = { $count ->
    [one] { $count } жетон приказа в резервах
    [few] { $count } жетона приказа в резервах
   *[many] { $count } жетонов приказа в резервах
}
web-ti-count-goods = { $count ->
    [one] { $count } товар
    [few] { $count } товара
   *[many] { $count } товаров
}
web-ti-plot = Победные очки по ходу игры

## The galaxy

web-ti-galaxy = Галактика. Стрелки ведут от места к месту, Enter открывает систему.
web-ti-free-place = Свободное место { $place }
web-ti-owned = { $player }: { $things }
web-ti-damaged = повреждено: { $count }
web-ti-values = Ресурсы { $resources }, влияние { $influence }
web-ti-nobodys = никто не контролирует
web-ti-controlled = контролирует { $player }
web-ti-readied = готова
web-ti-exhausted = перевёрнута
web-ti-closed = сюда нельзя ставить отряды
web-ti-home = Родная система: { $player }
web-ti-tokens = Жетоны приказа
web-ti-tokens-of = Жетоны приказа: { $players }
web-ti-active-system = Активная система
web-ti-empty = Пустое пространство
web-ti-tile = система { $number }, место { $place }
web-ti-tile-number = система { $number }
web-ti-why-not = Почему не сюда?
web-ti-no-ships = Кораблей здесь нет.
web-ti-stowage = корабли { $ships }/{ $limit }, на борту { $cargo }/{ $capacity }
web-ti-reach = Ваши корабли, которые могут прилететь
web-ti-driven = только с гравитационным приводом
web-ti-beside = Рядом с галактикой
web-ti-overview = Обзор
web-ti-on-table = Карты на столе
web-ti-being-played = Разыгрывается

## Strategy cards, objectives, laws

web-ti-strategies = Карты стратегии
web-ti-taken = у игрока { $player }
web-ti-free = свободна
web-ti-used = использована
web-ti-order = Порядок хода
web-ti-objectives = Цели · для победы очков: { $goal }
web-ti-no-goals = Общих целей ещё нет.
web-ti-face-down = Лицом вниз: { $one } первого этапа, { $two } второго.
web-ti-scored-by = Выполнили: { $players }.
web-ti-ready-by = Могли бы выполнить сейчас: { $players }.
web-ti-ready-me = Вы могли бы выполнить её сейчас
web-ti-progress = у вас { $has } из { $needs }
web-ti-scored-in-status = выполняется в фазу статуса
web-ti-scored-in-action = выполняется в фазу действий
web-ti-secrets = Ваши секретные цели
web-ti-legend-scored = выполнено
web-ti-legend-ready = можно выполнить сейчас
web-ti-laws = Законы
web-ti-no-laws = Законов в силе нет.
web-ti-decks = Колоды
web-ti-action-deck = Карты действий
web-ti-agenda-deck = Карты политики
web-ti-secret-deck = Секретные цели
web-ti-discards = сброс: { $count }
web-ti-action-discards = Сброшенные карты действий: { $count }
web-ti-agenda-discards = Сброшенные карты политики: { $count }
web-ti-pile-empty = Здесь ничего нет.
web-ti-known-agenda = Вы знаете карту { $place } сверху:
web-ti-kind-strategy = Карта стратегии, инициатива { $number }
web-ti-kind-objective-i = Общая цель, этап I · ПО: { $points }
web-ti-kind-objective-ii = Общая цель, этап II · ПО: { $points }
web-ti-kind-objective-secret = Секретная цель · ПО: { $points }
web-ti-kind-agenda = Карта политики
web-ti-kind-upgrade = Улучшение отряда
web-ti-kind-note = Обещание
web-ti-kind-action = Карта действия
web-ti-part-primary = Основная:
web-ti-part-secondary = Второстепенная:
web-ti-part-reveal = При открытии:
web-ti-part-for = За:
web-ti-part-against = Против:
web-ti-part-elect = Выбирается:

## My things

web-ti-tab-sheet = Планеты
web-ti-tab-cards = Карты
web-ti-tab-technology = Технологии
web-ti-tab-units = Отряды
web-ti-tab-tiles = Системы
web-ti-fold = Свернуть
web-ti-unfold = Развернуть
web-ti-pool-tactic = Тактический резерв, жетонов приказа: { $count }
web-ti-pool-fleet = Резерв флота, жетонов приказа: { $count }
web-ti-pool-strategy = Стратегический резерв, жетонов приказа: { $count }
web-ti-goods = Товары: { $count }
web-ti-commodities = Продукция: { $count } из { $limit }
web-ti-ready-planets = Готовые планеты
web-ti-planets = Планеты
web-ti-abilities = Способности фракции
web-ti-reserve = Жетонов приказа в снабжении: { $count }.
web-ti-fleet-limit = Кораблей в системе не больше { $count }, не считая истребителей.
web-ti-neighbours = Соседи: { $players }.
web-ti-waiting = Вернётся пехоты: { $count }.
web-ti-none = Нет
web-ti-hand = Карты действий
web-ti-notes = Обещания
web-ti-open-notes = Обещания в игровой зоне
web-ti-scored = Выполненные цели
web-ti-secret-count = Секретных целей на руке: { $count }
web-ti-needs = Нужно: { $things }
web-ti-upgrades = Улучшения отрядов
web-ti-tech-owned = Есть
web-ti-tech-spent = Есть, перевёрнута
web-ti-tech-open = Можно исследовать сейчас
web-ti-tech-closed = Не хватает условий
web-ti-tech-legend = Галочка — уже есть. Латунный край — можно исследовать сейчас. Знаки — условия по цветам. Курсив — технологии вашей фракции.
web-ti-on-board = На поле: { $count }
web-ti-left = На поле: { $count }, осталось: { $left }
web-ti-planet-plus = планета + { $count }
web-ti-starts = Начинает с: { $units }.
web-ti-commodity-value = Продукция: { $count }.
web-ti-factions = Выберите фракцию

## Tactical actions

web-ti-tactical = Тактическое действие
web-ti-tactical-at = { $player }: тактическое действие, { $place }
web-ti-step-activation = Активация
web-ti-step-movement = Передвижение
web-ti-step-cannons = Пушки
web-ti-step-combat = Бой
web-ti-step-invasion = Вторжение
web-ti-step-production = Производство
web-ti-moves-left = { $count ->
    [one] ещё { $count } система
    [few] ещё { $count } системы
   *[many] ещё { $count } систем
}
web-ti-room = на борту { $used } из { $room }
web-ti-on-the-way = В пути (на борту { $cargo } из { $capacity })
web-ti-can-move = Могут прилететь
web-ti-move-hint = Нажмите на корабль здесь или на карте. Любой другой ваш корабль скажет, почему не может лететь.
web-ti-rifts = { $count ->
    [one] { $count } гравитационный разлом
    [few] { $count } гравитационных разлома
   *[many] { $count } гравитационных разломов
}
web-ti-boost = Полёт +{ $count }

## Combats

web-ti-space-combat = Космический бой: { $place }
web-ti-ground-combat = Наземный бой: { $place }
web-ti-hits-at = Попадания: { $place }
web-ti-combat-round = Раунд { $round }
web-ti-attacker = Атакует { $player }
web-ti-defender = Обороняется { $player }
web-ti-attacks = атакует
web-ti-defends = обороняется
web-ti-aim = { $dice ->
    [one] { $dice } кубик, попадание от { $face }
    [few] { $dice } кубика, попадание от { $face }
   *[many] { $dice } кубиков, попадание от { $face }
}
web-ti-hits = { $count ->
    [one] { $count } попадание
    [few] { $count } попадания
   *[many] { $count } попаданий
}
web-ti-owed = { $count ->
    [one] Нужно распределить { $count } попадание
    [few] Нужно распределить { $count } попадания
   *[many] Нужно распределить { $count } попаданий
}
web-ti-owed-strict = { $count ->
    [one] Нужно распределить { $count } попадание, из них не на истребители: { $strict }
    [few] Нужно распределить { $count } попадания, из них не на истребители: { $strict }
   *[many] Нужно распределить { $count } попаданий, из них не на истребители: { $strict }
}
web-ti-silenced = Не бросает кубики в этом раунде
web-ti-no-units = Отрядов нет
web-ti-die = выпало { $face }
web-ti-die-hit = выпало { $face }, попадание
web-ti-roll-cannon = Космические пушки
web-ti-roll-defense = Оборона космическими пушками
web-ti-roll-barrage = Заградительный огонь
web-ti-roll-bombardment = Бомбардировка
web-ti-roll-combat = Броски боя
web-ti-roll-ambush = Засада
web-ti-stage-begin = Раунд начинается
web-ti-stage-barrage = Заградительный огонь
web-ti-stage-announce = Объявление отступления
web-ti-stage-roll = Броски
web-ti-stage-assign = Распределение попаданий
web-ti-stage-retreat = Отступление
web-ti-stage-end = Раунд кончается
web-ti-retreats = { $player } хочет отступить
web-ti-intercepted = { $player } не может отступить в этом раунде
web-ti-won = Победа: { $player }
web-ti-report-combat = Последний бой
web-ti-report-agenda = Последнее голосование
web-ti-odds = Шансы
web-ti-odds-wait = Бой разыгрывается много раз…
web-ti-odds-none = Сейчас нет боя, который можно было бы проверить.
web-ti-odds-attacker = Победа: { $player }, { $percent } %
web-ti-odds-defender = Выстоит: { $player }, { $percent } %
web-ti-odds-succeeds = Удастся: { $player }, { $percent } %
web-ti-odds-fails = Выстоит: { $player }, { $percent } %
web-ti-odds-nobody = Никого не останется: { $percent } %
web-ti-odds-losses = теряет в среднем { $mean }, чаще от { $low } до { $high }
web-ti-odds-samples = Боёв: { $count }; обе стороны распределяют попадания без затей.

## Agendas and transactions

web-ti-agenda-number = Карта политики { $number } этой фазы
web-ti-no-agenda = Карта политики ещё не открыта.
web-ti-votes-now = Голосует { $player }
web-ti-result = Решено: { $outcome }
web-ti-voting-order = Порядок голосования
web-ti-available = до { $count }
web-ti-abstained = не голосует
web-ti-barred = не может голосовать
web-ti-predictions = Предсказания
web-ti-looked = Вы смотрите карты политики: они лежат ниже.
web-ti-deal = Сделка: { $player } и { $other }
web-ti-deal-build = Условия составляет { $player }
web-ti-deal-answer = Отвечает { $other }
web-ti-deal-deliver = Карты переходят из рук в руки
web-ti-deal-counter = Встречное предложение
web-ti-gives = Отдаёт { $player }
web-ti-nothing = Ничего
web-ti-any-note = Обещание на выбор дающего
web-ti-any-cards = Карты действий на выбор дающего: { $count }
web-ti-hidden-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}

## Hints for newcomers

web-ti-coach-faction = Каждая фракция играет по-своему. Задержитесь на ней, чтобы рассмотреть; для первого раза хороши Федерация Сол и Баронат Летнев.
web-ti-coach-tile = Галактику вы строите вместе. Выберите систему с руки и светящееся место; богатые системы у дома вам на пользу.
web-ti-coach-secret = Из двух секретных целей вы оставляете одну. Её видите только вы; выберите ту, что ближе к вашему замыслу.
web-ti-coach-goal = Побеждает тот, кто первым наберёт очки. Общие цели выполняет каждый по разу в фазу статуса; пунктирные кольца показывают, кто мог бы сейчас.
web-ti-coach-strategy = Выберите карту стратегии: её номер — ваше место в порядке хода, её основная способность только ваша. На невыбранных картах копятся товары.
web-ti-coach-tokens = Жетоны приказа — ваши действия: тактический резерв активирует системы, резерв флота ограничивает корабли в системе, стратегический оплачивает чужие карты стратегии.
web-ti-coach-turn = За ход вы делаете одно: активируете систему, используете карту стратегии, разыгрываете карту со словом «действие» или пасуете. Сделка с соседом ничего не стоит.
web-ti-coach-activate = Нажмите на систему, чтобы рассмотреть её; рядом с картой её можно активировать. Синие стрелки — ваши корабли, которые могут прилететь. Систему со своим жетоном снова не активировать.
web-ti-coach-move = Выбирайте корабли по одному. Транспортники берут с собой пехоту и истребители: погрузите их до полёта.
web-ti-coach-load = Погрузите то, что помещается, затем нажимайте следующую систему на пути, пока корабль не окажется в активной.
web-ti-coach-land = Планеты берёт пехота. Высадите её на нужные планеты; кто остался в космосе, остаётся на борту.
web-ti-coach-produce = База производит столько отрядов, сколько на ней указано. Выбирайте их по одному; платите за все в конце.
web-ti-coach-pay = Переворачивайте планеты ради ресурсов или влияния; товар заменяет и то и другое. Переплата пропадает.
web-ti-coach-secondary = Кто-то использовал карту стратегии. Почти все второстепенные способности стоят жетон стратегического резерва, но без них отстанешь.
web-ti-coach-fight = Каждый кубик не ниже значения боя отряда — попадание. Повреждённый корабль уже поглотил урон: следующее попадание его уничтожит.
web-ti-coach-window = Здесь можно вмешаться или ничего не делать. В разделе «Реакции» вы один раз говорите, о чём вас спрашивать.
web-ti-coach-research = Технология требует столько технологий каждого цвета, сколько на ней знаков. Что светится, то доступно.
web-ti-coach-vote = Выберите исход, затем переворачивайте планеты: их влияние — ваши голоса. Счёт показывает, кто впереди.
