### Что браузер говорит о «Восстании» сверх слов, общих для всех клиентов.

web-rb-headline = { $phase ->
    [setup] Подготовка
    [assignment] Раунд { $round } · Назначение
    [command] Раунд { $round } · Командование
    [refresh] Раунд { $round } · Обновление
   *[over] Сыграно { $round ->
        [one] { $round } раунд
        [few] { $round } раунда
       *[other] { $round } раундов
    }
}
web-rb-side-rebels = Повстанцы
web-rb-side-empire = Империя
web-rb-admiral = адмирал
web-rb-general = генерал
web-rb-passed = спасовал
web-rb-count-reputation = Жетон репутации на делении { $count }
web-rb-count-time = Жетон времени на делении { $count }
web-rb-count-leaders = { $count ->
    [one] { $count } командир в пуле
    [few] { $count } командира в пуле
   *[other] { $count } командиров в пуле
}
web-rb-count-missions = { $count ->
    [one] { $count } задание на руке
    [few] { $count } задания на руке
   *[other] { $count } заданий на руке
}
web-rb-plot = Набранная репутация и раунды, остававшиеся Империи

## Карта

web-rb-chart = Галактика. Стрелки переходят с места на место.
web-rb-chart-search = Карта поисков. Стрелки переходят от системы к системе, Enter меняет вашу пометку.
web-rb-neutral = нейтральная
web-rb-loyal-rebels = лояльна Альянсу
web-rb-loyal-empire = лояльна Империи
web-rb-remote = отдалённая система
web-rb-subjugated = порабощена
web-rb-sabotaged = саботаж
web-rb-destroyed = уничтожена
web-rb-closed = в этом раунде закрыта для заданий Альянса
web-rb-base-open = база Альянса, раскрыта
web-rb-base-hidden = тайная база Альянса
web-rb-base-in = база: { $system }
web-rb-units-rebels = Повстанцы: { $things }
web-rb-units-empire = Империя: { $things }
web-rb-leaders-here = Командиры: { $leaders }
web-rb-captive = захвачен
web-rb-detained = задержан
web-rb-next-to = Соседние системы: { $systems }
web-rb-number = строит для деления { $number } очереди

## Карта поисков

web-rb-search = Карта поисков
web-rb-search-close = Вернуться к карте
web-rb-search-title = { $count ->
    [one] Осталась { $count } система
    [few] Остались { $count } системы
   *[other] Осталось { $count } систем
}
web-rb-search-how = Нажмите на систему, чтобы пометить: под подозрением ?, вероятно !, вряд ли ×. Пометки видите только вы.
web-rb-search-clear = Стереть мои пометки
web-rb-possible = база может быть здесь
web-rb-excluded-no-card = не здесь: у системы нет карты зонда
web-rb-excluded-setup = не здесь: её карта зонда вышла из игры при подготовке
web-rb-excluded-probe = не здесь: её карта зонда у вас
web-rb-excluded-returned = не здесь: её карта зонда была у вас и вернулась в колоду
web-rb-excluded-seen = не здесь: это видно по ходу игры
web-rb-why-no-card = нет карты зонда
web-rb-why-setup = выбыла в начале
web-rb-why-probe = карта у вас
web-rb-why-returned = вернулась в колоду
web-rb-why-seen = исключена
web-rb-mark = Ваша пометка: { $mark }
web-rb-mark-suspect = под подозрением
web-rb-mark-likely = вероятно
web-rb-mark-unlikely = вряд ли
web-rb-mark-how = Нажмите, чтобы сменить пометку

## Трек и очередь

web-rb-track = Время на делении { $time }, репутация на делении { $reputation }: { $left ->
    [0] они встретились
    [one] между ними { $left } шаг. Если они встретятся, победят повстанцы
    [few] между ними { $left } шага. Если они встретятся, победят повстанцы
   *[other] между ними { $left } шагов. Если они встретятся, победят повстанцы
}
web-rb-queue = Очередь производства
web-rb-queue-empty = пусто
web-rb-queue-space = Деление { $space }: { $things }
web-rb-queued = { $things } на делении { $space } очереди

## Моё

web-rb-glance = { $leaders ->
    [one] { $leaders } командир в пуле
    [few] { $leaders } командира в пуле
   *[other] { $leaders } командиров в пуле
}, { $missions ->
    [one] { $missions } задание на руке
    [few] { $missions } задания на руке
   *[other] { $missions } заданий на руке
}
web-rb-tab-leaders = Командиры и задания
web-rb-tab-cards = Карты
web-rb-tab-sheet = Отряды
web-rb-tab-asked = есть из чего выбрать
web-rb-fold = Свернуть
web-rb-unfold = Развернуть
web-rb-pool = Пул командиров
web-rb-pool-empty = В пуле никого нет.
web-rb-in-pool = в пуле
web-rb-leaders = Командиры
web-rb-assigned = Назначенные задания
web-rb-slot = Задание { $number }
web-rb-missions = Задания на руке
web-rb-no-missions = Заданий на руке нет.
web-rb-looked = Проекты на выбор
web-rb-hand-counts = Заданий на руке: { $missions }. Назначено: { $assigned }.
web-rb-team = Команда: { $players }
web-rb-actions = Карты действий
web-rb-drawn = Взята для вербовки.
web-rb-facedown = Карта лицом вниз
web-rb-none = Нет
web-rb-objectives = Цели
web-rb-objective-kind = Цель, { $stage }
web-rb-tactics = Карты тактики
web-rb-tactic-space = Космическая тактика
web-rb-tactic-ground = Наземная тактика
web-rb-probes = Карты зондов
web-rb-probes-hidden = Их видит только Империя.
web-rb-probes-drawn = Взятые карты зондов
web-rb-probe = Карта зонда: { $system }
web-rb-probe-seen = Повстанцы видели эту карту
web-rb-piles = Стопки
web-rb-pile-missions = Колода заданий
web-rb-pile-projects = Колода проектов
web-rb-pile-actions = Колода действий
web-rb-pile-objectives = Колода целей
web-rb-pile-probes = Колода зондов
web-rb-pile-tactics-space = Тактика космоса
web-rb-pile-tactics-ground = Тактика на земле
web-rb-open = открыто: { $count }
web-rb-mode-attempt = Отправиться
web-rb-mode-resolve = Выполнить
web-rb-deck-starting = начальное
web-rb-deck-project = проект
web-rb-timing-assignment = Назначение
web-rb-timing-start-of-combat = Начало боя
web-rb-timing-immediate = Немедленно
web-rb-timing-special = Особый момент
web-rb-skill-diplomacy = дипломатия { $count }
web-rb-skill-intel = разведка { $count }
web-rb-skill-logistics = логистика { $count }
web-rb-skill-spec-ops = спецоперации { $count }
web-rb-skill-name-diplomacy = дипломатии
web-rb-skill-name-intel = разведки
web-rb-skill-name-logistics = логистики
web-rb-skill-name-spec-ops = спецопераций
web-rb-tactic-values = тактика: космос { $space }, земля { $ground }
web-rb-no-tactics = без значений тактики
web-rb-units = Отряды и запас
web-rb-in-supply = { $unit }, в запасе { $count }
web-rb-attack = атака: красных { $red }, чёрных { $black }
web-rb-health-red = красная прочность { $count }
web-rb-health-black = чёрная прочность { $count }
web-rb-no-health = урон не получает
web-rb-carries = { $count ->
    [one] перевозит { $count } отряд
    [few] перевозит { $count } отряда
   *[other] перевозит { $count } отрядов
}
web-rb-restricted = движется только с перевозчиком
web-rb-immobile = не движется
web-rb-building = Вы строите по символу
web-rb-icon = для деления { $space } очереди. { $left ->
    [0] Это последний символ.
    [one] После него ещё { $left } символ.
    [few] После него ещё { $left } символа.
   *[other] После него ещё { $left } символов.
}
web-rb-ready = Готовы к дислокации
web-rb-to-place = Начальные отряды, которые нужно разместить
web-rb-deployed = Уже дислоцировано: { $places }

## Задания и бои

web-rb-mission-in = место: { $place }
web-rb-mission-against = цель: { $leader }
web-rb-mission-place = Где оно проходит?
web-rb-mission-oppose = Помешает ли кто-нибудь?
web-rb-mission-before-roll = Перед броском
web-rb-mission-roll = Бросок
web-rb-mission-after-roll = После броска
web-rb-mission-verdict = Исход
web-rb-mission-effect = Эффект
web-rb-mission-discard = Карту убирают
web-rb-attempts = пытаются
web-rb-opposes = мешают
web-rb-nobody = Никого
web-rb-dice = { $count ->
    [0] без кубиков
    [one] { $count } кубик
    [few] { $count } кубика
   *[other] { $count } кубиков
}
web-rb-bonus = { $count ->
    [one] добавлен { $count } успех
    [few] добавлено { $count } успеха
   *[other] добавлено { $count } успехов
}
web-rb-successes = { $count ->
    [one] успех
    [few] успеха
   *[other] успехов
}
web-rb-rolled = Кубики
web-rb-resolves = Это задание выполняется: помешать ему нельзя.
web-rb-unopposed = Пока никто не мешает.
web-rb-unopposed-done = Никто не помешал.
web-rb-skill-counts = По кубику за каждый символ { $skill } у командиров стороны в этом месте. Побеждает большее число успехов; ничья — провал.
web-rb-all-skills = Считаются символы всех навыков.
web-rb-succeeded = Задание удалось
web-rb-failed = Задание провалено
web-rb-combat = Бой: { $system }
web-rb-combat-round = Раунд боя { $round }
web-rb-theatre-space = Космическое сражение
web-rb-theatre-ground = Наземное сражение
web-rb-attack-space = Атака в космосе: { $side }
web-rb-attack-ground = Атака на земле: { $side }
web-rb-won = Победа: { $side }
web-rb-plans = Чертежи Звезды Смерти
web-rb-acts-first = первый ход
web-rb-tactic-counts = Карт тактики на руке: космос { $space }, земля { $ground }
web-rb-no-blocking = Блокировать в этом сражении нельзя
web-rb-no-retreat = Отступить в этом раунде нельзя
web-rb-blind = Повстанцы никого не могут послать против этого задания.
web-rb-moving = Место назначения: { $place }. В пути:
web-rb-moving-none = пока никого
web-rb-room = { $place }: ещё мест { $count }
web-rb-escape = Отступать можно без перевозчиков
web-rb-retreated = Отступление состоялось
web-rb-no-units = Нет отрядов
web-rb-wound = { $unit }: урон { $marks }, назначено сейчас { $assigned }, прочность { $health }
web-rb-doomed = Погибают в конце сражения: { $things }
web-rb-picked = { $count ->
    [one] Перебрасывается { $count } кубик
    [few] Перебрасываются { $count } кубика
   *[other] Перебрасывается { $count } кубиков
}
web-rb-stage-add-leaders = Прибывают командиры
web-rb-stage-cards = Карты начала боя
web-rb-stage-draw-tactics = Берут карты тактики
web-rb-stage-set-dice = Перед броском
web-rb-stage-roll = Бросок
web-rb-stage-actions = Боевые действия
web-rb-stage-reroll = Переброс
web-rb-stage-card-damage = Урон от карты
web-rb-stage-bombard = Бомбардировка
web-rb-stage-convert = Подсчёт попаданий
web-rb-stage-assign-damage = Назначение урона
web-rb-stage-block = Блокирование урона
web-rb-stage-damage = Урон
web-rb-stage-battle-end = Конец сражения
web-rb-stage-plans = Чертежи Звезды Смерти
web-rb-stage-objectives = Цели
web-rb-stage-retreat = Отступление
web-rb-stage-end = Конец боя
web-rb-report-combat = Последний бой
web-rb-report-mission = Последнее задание

## Шансы

web-rb-odds = Шансы
web-rb-odds-wait = Проверяем…
web-rb-odds-none = Сейчас нечего проверять.
web-rb-odds-attacker = Победа: { $player }, { $percent } %
web-rb-odds-defender = Выстоит: { $player }, { $percent } %
web-rb-odds-succeeds = Удастся: { $player }, { $percent } %
web-rb-odds-fails = Сорвёт: { $player }, { $percent } %
web-rb-odds-nobody = Без исхода: { $percent } %
web-rb-odds-losses = теряет в среднем { $mean }, чаще от { $low } до { $high }
web-rb-odds-samples = Проб: { $count } — по тому, что вам можно знать; стороны играют без затей.

## Подсказки новичкам

web-rb-coach-units = До начала игры стороны размещают начальные отряды. Выберите отряд и светящуюся систему; справа то же самое словами.
web-rb-coach-base = Ваша база скрывается в одной из светящихся систем. Выберите тихий угол: больше никто о нём не узнает.
web-rb-coach-goal-rebels = Вы победите, когда репутация (звезда) и время (часы) встретятся на этом треке. Цели тянут звезду к часам: прячьтесь и держитесь.
web-rb-coach-goal-empire = Вы победите, если найдёте базу Альянса и захватите её. Карта поисков показывает, где её уже быть не может; там же можно делать пометки.
web-rb-coach-assign = Назначьте командиров на задания, карты лицом вниз: перетащите командира на карту или укажите сначала одно, потом другое. Командирам нужно столько символов навыка, сколько на карте. Оставшиеся в пуле смогут вести флоты и мешать чужим заданиям.
web-rb-coach-turn = Стороны ходят по очереди: раскройте назначенное задание, активируйте систему командиром из пула или спасуйте до конца фазы.
web-rb-coach-activate = Командир со значениями тактики летит в систему и ведёт отряды из соседних систем. Где встретятся обе стороны, будет бой.
web-rb-coach-move = Выберите отряды, которые летят с ним. СИД-истребителям и наземным отрядам нужно место на перевозчике из того же места.
web-rb-coach-oppose = Можно послать одного командира из пула. Обе стороны бросят по кубику за каждый символ навыка; ничья срывает задание.
web-rb-coach-fight = Попадания ранят отряды с прочностью цвета кубика, прямые попадания — любые. Спецсвойства дают карты тактики или оплачивают сильные из них.
web-rb-coach-retreat = Командир может увести ваши отряды в соседнюю систему — или бой продолжится.
web-rb-coach-recruit = Оставьте одну из взятых карт; изображённый на ней командир придёт в ваш пул.
web-rb-coach-build = Каждый символ ваших систем строит один отряд. Он встаёт в очередь на деление с числом системы и с каждым производством опускается на одно.
web-rb-coach-deploy = Отряды, вышедшие из очереди, размещают в ваших системах, не больше двух в каждой.
