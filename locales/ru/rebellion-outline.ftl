### «Звёздные войны: Восстание»: стол словами, для терминала и чтения вслух.

heading-first-game = первая партия
heading-round = раунд { $count }
heading-reputation = репутация { $count }
phase-setup = подготовка
phase-assignment = фаза назначения
phase-command = фаза управления
phase-refresh = фаза обновления
phase-over = партия окончена

standing = { $side }, { $systems ->
    [one] { $systems } система
    [few] { $systems } системы
   *[other] { $systems } систем
}, { $units ->
    [one] { $units } отряд
    [few] { $units } отряда
   *[other] { $units } отрядов
}
standing-left = больше не за столом

zone-combat = Сражение: { $system }
zone-mission = Миссия
zone-movement = Перемещение
zone-base = На базе
zone-track = Очередь
zone-pool = Резерв лидеров: { $side }
zone-assigned = Назначенные миссии: { $side }
zone-hand = Миссии { $count }
zone-discarding = Будут сброшены
zone-looked = Просмотренные проекты
zone-actions = Карты действий
zone-recruits = Взяты для вербовки
zone-objectives = Цели
zone-probes = Карты зондов
zone-drawn-probes = Взятые карты зондов
zone-tactics = Карты тактики ({ $theatre })
zone-building = Строительство
zone-ready = Готовы к размещению

count-missions = миссии { $count }
count-actions = карты действий { $count }
count-objectives = цели { $count }
count-probes = карты зондов { $count }
count-mission-deck = колода миссий { $count }
count-projects = проекты { $count }
count-discarded = сброшенные миссии { $count }
count-used = использованные карты действий { $count }
count-played = сыгранные цели { $count }
count-decks = колода целей { $objectives }, колода зондов { $probes }
count-dice = кубики { $count }
count-successes = { $count ->
    [one] { $count } успех
    [few] { $count } успеха
   *[other] { $count } успехов
}

mark-loyal-rebels = [лояльна повстанцам]
mark-loyal-empire = [лояльна Империи]
mark-subjugated = [покорена]
mark-sabotaged = [саботаж]
mark-destroyed = [уничтожена]
mark-closed = [закрыта для миссий повстанцев]
mark-base = [база]
mark-possible = ?
mark-ring = ({ $ring })
mark-detained = (задержан)
face-down = миссия лицом вниз
face-down-starting = стартовая миссия лицом вниз
face-down-deck = миссия из колоды лицом вниз
face-down-project = проект лицом вниз

units = { $units }
mission-in = — { $place }
mission-against = против: { $leader }
mission-succeeds = успех
mission-fails = провал
combat-round = раунд { $count }
combat-attack = атака: { $side }, { $theatre }
combat-damage = Урон:
combat-doomed = Погибнут в конце боя:
dice-red = красные
dice-black = чёрные
moving-to = куда: { $place }
moving-room = место на кораблях ({ $place }): { $count }
queue-space = ячейка { $count }:
to-place = разместить:
build-icon = { $icon }, ячейка очереди { $count }

skill-diplomacy = дипломатия
skill-intel = разведка
skill-logistics = логистика
skill-spec-ops = спецоперации
icon-space-triangle = синий треугольник
icon-space-circle = синий круг
icon-space-square = синий квадрат
icon-ground-triangle = оранжевый треугольник
icon-ground-circle = оранжевый круг
icon-ground-square = оранжевый квадрат

fact-remote = удалённая система
fact-icon = { $one }, ячейка очереди { $count }
fact-icons = { $one }, { $two }, ячейка очереди { $count }
fact-skills = дипломатия { $diplomacy }, разведка { $intel }, логистика { $logistics }, спецоперации { $specops }
fact-tactics = тактика: космос { $space }, поверхность { $ground }
fact-needs = { $skill } { $count }
text-plain = { $text }

hint-pile = Enter — просмотреть стопку.

help-goal = Каждый раунд втайне назначайте лидеров на миссии, затем по очереди перемещайте флоты и раскрывайте миссии. Империя побеждает, захватив тайную базу, повстанцы — когда сойдутся маркеры репутации и времени.
help-signs = › можно использовать сейчас · ? база может быть здесь, насколько вы знаете · ✶ попадание · ✸ прямое попадание · ◎ особый · · пусто
