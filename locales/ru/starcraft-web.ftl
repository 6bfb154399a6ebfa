### What the browser says about StarCraft beyond the words all clients share.

web-sc-headline = { $phase ->
    [setup] Подготовка
    [planning] Раунд { $round } · Планирование
    [execution] Раунд { $round } · Действия
    [regrouping] Раунд { $round } · Перегруппировка
   *[over] Сыграно раундов: { $round }
}
web-sc-count-points = { $count ->
    [one] { $count } очко завоевания
    [few] { $count } очка завоевания
   *[other] { $count } очков завоевания
}
web-sc-count-workers = { $count ->
    [one] { $count } рабочий в Резерве
   *[other] { $count } рабочих в Резерве
}
web-sc-count-cards = { $count ->
    [one] { $count } Боевая карта на руке
    [few] { $count } Боевые карты на руке
   *[other] { $count } Боевых карт на руке
}
web-sc-out = выбыл
web-sc-first = первый игрок
web-sc-plot = Очки завоевания

## The map

web-sc-galaxy = Галактика. Стрелки переводят с места на место.
web-sc-north = С
web-sc-north-right = Север — справа
web-sc-area = { $planet }, область { $number }
web-sc-yield-minerals = { $count ->
    [one] { $count } минерал
    [few] { $count } минерала
   *[other] { $count } минералов
}
web-sc-yield-gas = { $count ->
    [one] { $count } единица газа
    [few] { $count } единицы газа
   *[other] { $count } единиц газа
}
web-sc-yield-conquest = { $count ->
    [one] { $count } очко завоевания
    [few] { $count } очка завоевания
   *[other] { $count } очков завоевания
}
web-sc-yield-nothing = стратегическая область
web-sc-strategic = стратегическая область
web-sc-only-air = только воздушные юниты
web-sc-only-ground = только наземные юниты
web-sc-held = удержана Мальстрёмом
web-sc-influence = { $player } называет эту планету: остальные размещают здесь по одному приказу
web-sc-thrall = { $unit }, построил { $player }
web-sc-origin = построил { $player }
web-sc-limit = предел { $count }
web-sc-depletion-partial = частично истощена
web-sc-depletion-complete = полностью истощена
web-sc-owned = { $things } ({ $player })
web-sc-workers = { $count ->
    [one] { $count } рабочий
   *[other] { $count } рабочих
}
web-sc-landing = атакуют: { $things } ({ $player })
web-sc-empty = пусто
web-sc-fresh = этим приказом уже перемещён или построен
web-sc-stack = { $count ->
    [one] Один приказ: { $planet }. { $orders }
    [few] { $count } приказа, верхний первым: { $planet }. { $orders }
   *[other] { $count } приказов, верхний первым: { $planet }. { $orders }
}
web-sc-stack-empty = { $planet }: приказов нет
web-sc-order-of = { $order } ({ $player })
web-sc-transports = транспортники: { $players }
web-sc-track = Очки завоевания: { $points }.
web-sc-track-one = { $player }: { $points } из { $goal }
web-sc-goal = Для победы нужно очков: { $count }
web-sc-event-deck = Колода Событий: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}, { $stage }
web-sc-events = { $count ->
    [one] { $count } событие
    [few] { $count } события
   *[other] { $count } событий
}
web-sc-event-beside = { $event }: { $count } из { $last }
web-sc-event-discard = Сброшенные карты Событий: { $count }

## My things

web-sc-tab-orders = Приказы
web-sc-tab-cards = Карты
web-sc-tab-sheet = Фракция
web-sc-tab-technology = Технологии
web-sc-tab-leadership = Лидерство
web-sc-fold = Свернуть
web-sc-unfold = Показать моё
web-sc-available = Свободные минералы, свободный газ, рабочие в Резерве
web-sc-available-words = Свободно: минералы — { $minerals }, газ — { $gas }; рабочих в Резерве — { $workers }
web-sc-orders-left = Осталось приказов
web-sc-order-left = { $order }: осталось { $count }
web-sc-defend-free = раз за фазу Планирования
web-sc-defend-used = в этой фазе Планирования уже использован
web-sc-pool-orders = Пул особых приказов: { $count } из { $room }
web-sc-plans = Приказы на планетах
web-sc-plans-hint = сверху вниз: выложенный последним исполняется первым
web-sc-plan-top = Ваш приказ «{ $order }» лежит сверху: его ничто не накрывает.
web-sc-plan-you = вы
web-sc-plan-under = Ваш приказ «{ $order }» накрыт { $count ->
    [one] одним приказом
   *[other] приказами: { $count }
} ({ $players }).
web-sc-plan-enemy = { $player }: { $areas ->
    [one] { $areas } область
    [few] { $areas } области
   *[other] { $areas } областей
}, { $units ->
    [0] юнитов нет
    [one] { $units } юнит
    [few] { $units } юнита
   *[other] { $units } юнитов
}.
web-sc-plan-others = { $count ->
    [one] Здесь лежит один чужой приказ.
    [few] Здесь лежат { $count } чужих приказа.
   *[other] Здесь лежат { $count } чужих приказов.
}
web-sc-plan-nothing = Здесь больше никого нет.
web-sc-plan-empty = Здесь никого нет.
web-sc-hand = Боевые карты
web-sc-hand-count = { $count }, предел { $limit }
web-sc-hand-empty = Боевых карт на руке нет.
web-sc-discarding = будет сброшена
web-sc-in-play = В игре
web-sc-drawn-event = Карта События, взятая лицом вниз ({ $stage })
web-sc-piles = Стопки
web-sc-deck = Боевая колода: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
web-sc-deck-name = колода
web-sc-discard = Сброс: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
web-sc-discard-name = сброс
web-sc-pile-empty = Здесь нет карт.
web-sc-workers-and-resources = Рабочие и ресурсы
web-sc-pool = Резерв Рабочих: { $count }
web-sc-pool-name = свободны
web-sc-unavailable = Недоступные рабочие: { $count }
web-sc-unavailable-name = недоступны
web-sc-permanent = Надёжные ресурсы
web-sc-tokens = Жетоны ресурсов, { $resource }: { $count }
web-sc-token-name = жетоны
web-sc-source = { $name }: { $kind }, { $amount }; рабочих — { $workers }
web-sc-buildings-and-units = Постройки и юниты, которые они дают
web-sc-level = уровень { $level } из { $most }
web-sc-next-level = следующий уровень
web-sc-figures = осталось в запасе: { $count }
web-sc-locked = нет нужной постройки
web-sc-locked-technology = нет нужной технологии
web-sc-by-technology = По технологии
web-sc-by-other = По технологии или инсталляции
web-sc-by-building = Нужна постройка: { $building }, уровень { $level }
web-sc-by-sacrifice = Создаётся технологией «{ $technology }»
web-sc-modules = Модули
web-sc-module-slots = занято мест: { $used } из { $slots }
web-sc-supply = Можно построить и это
web-sc-standing = { $points ->
    [one] { $points } очко завоевания
    [few] { $points } очка завоевания
   *[other] { $points } очков завоевания
}, ещё { $held } в занятых областях; { $areas ->
    [one] { $areas } область
    [few] { $areas } области
   *[other] { $areas } областей
}; за работой { $workers ->
    [one] { $workers } рабочий
   *[other] { $workers } рабочих
}; на руке { $orders ->
    [one] { $orders } приказ
    [few] { $orders } приказа
   *[other] { $orders } приказов
}.

## Cards and units

web-sc-card-number = № { $number }
web-sc-card-all = все юниты
web-sc-card-others = прочие
web-sc-card-reinforcement = Подкрепление
web-sc-card-play-area = Остаётся в игре
web-sc-card-values = сила атаки { $attack }, живучесть { $health }
web-sc-card-minor = для прочих юнитов сила атаки { $attack }, живучесть { $health }
web-sc-layer-ground = наземный юнит
web-sc-layer-air = воздушный юнит
web-sc-hits-both = Атакует наземные и воздушные юниты
web-sc-hits-ground = Атакует наземные юниты
web-sc-hits-air = Атакует воздушные юниты
web-sc-hits-none = Не атакует
web-sc-support-value = Резервная мощь: +{ $count }
web-sc-assist = Поддержка: идёт в резерв, не выходит на передовую
web-sc-detector = Детектор
web-sc-mechanical = Механический
web-sc-ranged = Дальнобойный
web-sc-cloaked = Скрытность в каждой битве
web-sc-cloaked-short = скрытность
web-sc-sacrificed = Гибнет, сражаясь на передовой
web-sc-hero-immune = Невосприимчив к вторичному урону, контролю разума и картам, уничтожающим юнитов

## Battle

web-sc-report = Чем кончилась битва
web-sc-battle = Битва: { $area }
web-sc-battle-fold = Посмотреть на карту
web-sc-battle-open = Вернуться к битве
web-sc-attacks = атакует игрока
web-sc-attacker = Агрессор
web-sc-defender = Защитник
web-sc-started = применено: { $card }
web-sc-withdrawing = Ещё будут отведены: { $things }
web-sc-picked = Уже выбраны: { $things }
web-sc-skirmish = Стычка { $number }
web-sc-resolved = завершена
web-sc-front = Передовая: { $unit }
web-sc-supports = Резерв: { $unit } × { $count }
web-sc-card-down = Закрытая карта
web-sc-card-second = Закрытая карта подкрепления
web-sc-card-from-deck = Верхняя карта колоды; её не видел никто
web-sc-cancelled = заблокирована
web-sc-attack = Сила атаки
web-sc-health = Живучесть
web-sc-attack-is = Сила атаки { $value } = { $parts }
web-sc-health-is = Живучесть { $value } = { $parts }
web-sc-part = { $name } { $value }
web-sc-part-card = карта
web-sc-part-ability = свойства
web-sc-part-reinforcement = подкрепление
web-sc-part-support = резервная мощь
web-sc-part-order = особый приказ
web-sc-part-module = Воздушный Щит
web-sc-part-start = Начало битвы
web-sc-part-guard = жетон защиты
web-sc-part-boost = Метаболизм
web-sc-how = Подробно
web-sc-guarded = жетон защиты: +2 к живучести
web-sc-lent = карта из колоды игрока { $player }
web-sc-swapping = меняется местами
web-sc-splash = вторичный урон
web-sc-fell = { $attack } против { $health }
web-sc-fate-fighting = сражается
web-sc-fate-destroyed = уничтожен
web-sc-fate-withdrawing = уничтожен, но скрытность спасает: будет отведён
web-sc-fate-withdrawn = отведён
web-sc-fate-captured = перешёл к противнику

## Odds

web-sc-odds = Шансы
web-sc-odds-wait = Битва разыгрывается много раз…
web-sc-odds-none = Сейчас битвы нет.
web-sc-odds-attacker = { $player } займёт область: { $percent } %
web-sc-odds-defender = { $player } её удержит: { $percent } %
web-sc-odds-nobody = Никого не останется: { $percent } %
web-sc-odds-losses = Потери в среднем { $mean }, чаще всего от { $low } до { $high }
web-sc-odds-samples = { $count ->
    [one] По { $count } битве, разыгранной по тому, что вам известно.
   *[other] По { $count } битвам, разыгранным по тому, что вам известно.
}

## Leadership

web-sc-leadership = Карты лидерства · { $stage }
web-sc-leadership-given = Выберите одну из неиспользованных карт лидерства
web-sc-leadership-who = Кто уже выбрал
web-sc-leadership-ready = карта выбрана
web-sc-leadership-open = выбирает…
web-sc-leadership-how = Выберите одну из своих карт. Все выбирают одновременно и втайне; карты открываются вместе, когда выбрали все.
web-sc-leadership-wait = Ваша карта лежит лицом вниз. Она откроется, когда выберут все.
web-sc-leadership-watch = Все выбирают по карте одновременно и втайне; карты открываются вместе.
web-sc-leadership-mine = ваш выбор
web-sc-leadership-unfold = Вернуться к картам
web-sc-leadership-used = Использованы
web-sc-leadership-rest = Не использованы
web-sc-faction-leadership = Лидерство, I этап: { $cards }
web-sc-forces = Стартовые войска
web-sc-aboard = На карте «{ $card }»
web-sc-thralls = Под контролем разума
web-sc-recharged = Перезаряжены в этой фазе
web-sc-lasting = Действует
web-sc-destiny = Судьба: пока никто не может победить

## Reference

web-sc-reference = Компоненты
web-sc-reference-units = Юниты
web-sc-reference-buildings = Постройки и модули
web-sc-reference-technologies = Технологии
web-sc-reference-cards = Боевые карты
web-sc-reference-leadership = Карты лидерства
web-sc-reference-events = Карты Событий
web-sc-reference-planets = Планеты
web-sc-reference-race = Раса
web-sc-reference-all = все
web-sc-reference-fresh = только из Brood War

## First round

web-sc-coach-faction = Выберите фракцию. У каждой свои юниты; чем ещё она отличается, сказано на её карточке.
web-sc-coach-galaxy = Что светится, то можно выбрать. Планеты соединяются там, где сходятся их навигационные ячейки; каждый поворот планеты показан маленьким диском.
web-sc-coach-leadership = Карта лидерства каждого этапа определяет вашу игру. Победить по-своему фракция может только с картой особой победы.
web-sc-coach-defend = Приказ обороны заменяет один из четырёх: он выполняется сразу, собирает юнитов в вашей области и оставляет там жетон защиты.
web-sc-coach-plan = Планирование: каждый выкладывает лицом вниз четыре приказа. Нажмите на приказ и на планету: Стройка — юниты и постройки, Мобилизация — движение и атака, Исследование — карты и технологии.
web-sc-coach-stack = Приказы ложатся в очередь друг на друга, и выложенный последним исполняется первым. Начинайте с того, что хотите сделать в конце, и следите, кто вас накроет.
web-sc-coach-reveal = Действия: в свой ход вы открываете один из своих приказов, лежащих сверху в очереди. Он светится на карте.
web-sc-coach-execute = Исполните приказ — или откажитесь от него и возьмите карту События.
web-sc-coach-build = Стройте по порядку: сначала рабочие, транспортники и юниты, затем постройка и модуль, затем база. На то, что светится, хватает ресурсов.
web-sc-coach-pay = Платят рабочими: один рабочий — один минерал или газ. В конце раунда они вернутся.
web-sc-coach-move = Нажмите на юнит, затем на область. На другую планету нужен ваш транспортник на пути туда. Атаковать можно одну вражескую область.
web-sc-coach-fight = Выложите карту в каждой стычке. Большие числа считаются, если на карте изображён ваш юнит передовой, малые — если нет.
