### «Звёздные войны: Восстание»: стол словами, для терминала и чтения вслух.

heading-first-game = первая партия
heading-round = раунд { $count }
heading-reputation = репутация { $count }
phase-setup = подготовка к игре
phase-assignment = фаза назначения
phase-command = фаза командования
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

zone-combat = Бой: { $system }
zone-mission = Задание
zone-movement = Передвижение
zone-track = Очередь
zone-pool = Пул командиров: { $side }
zone-assigned = Назначенные задания: { $side }
zone-hand = Задания { $count }
zone-discarding = Будут сброшены
zone-looked = Просмотренные проекты
zone-actions = Карты действий
zone-recruits = Взяты для вербовки
zone-objectives = Цели
zone-probes = Карты зондов
zone-drawn-probes = Взятые карты зондов
zone-tactics = Карты тактики ({ $theatre })
zone-building = Производство
zone-ready = Готовы к дислокации

count-missions = задания { $count }
count-actions = карты действий { $count }
count-objectives = цели { $count }
count-probes = карты зондов { $count }
count-mission-deck = колода заданий { $count }
count-projects = проекты { $count }
count-discarded = сброшенные задания { $count }
count-used = использованные карты действий { $count }
count-played = сыгранные цели { $count }
count-decks = колода целей { $objectives }, колода зондов { $probes }
count-dice = кубики { $count }
count-successes = { $count ->
    [one] { $count } успех
    [few] { $count } успеха
   *[other] { $count } успехов
}

mark-loyal-rebels = [лояльна Альянсу]
mark-loyal-empire = [лояльна Империи]
mark-subjugated = [порабощена]
mark-sabotaged = [саботаж]
mark-destroyed = [уничтожена]
mark-closed = [закрыта для заданий Альянса]
mark-base = [база]
mark-possible = ?
mark-ring = ({ $ring })
mark-detained = (задержан)
face-down = задание лицом вниз
face-down-starting = начальное задание лицом вниз
face-down-deck = задание из колоды лицом вниз
face-down-project = проект лицом вниз

units = { $units }
mission-in = — { $place }
mission-against = против: { $leader }
mission-succeeds = успех
mission-fails = провал
combat-begins = перед первым раундом
combat-round = раунд { $count }
combat-attack = атака: { $side }, { $theatre }
combat-damage = Урон:
combat-doomed = Погибнут в конце сражения:
dice-red = красные
dice-black = чёрные
moving-to = куда: { $place }
moving-room = место на кораблях ({ $place }): { $count }
queue-space = деление { $count }:
to-place = разместить:
build-icon = { $icon }, деление очереди { $count }

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

fact-remote = отдалённая система
fact-icon = { $one }, деление очереди { $count }
fact-icons = { $one }, { $two }, деление очереди { $count }
fact-skills = дипломатия { $diplomacy }, разведка { $intel }, логистика { $logistics }, спецоперации { $specops }
fact-tactics = тактика: космическая { $space }, наземная { $ground }
fact-needs = { $skill } { $count }
text-plain = { $text }

hint-pile = Enter показывает стопку.

help-goal = Каждый раунд втайне назначайте командиров на задания, затем по очереди передвигайте флоты и раскрывайте задания. Империя побеждает, захватив тайную базу, Альянс — когда сойдутся жетоны репутации и времени.
help-signs = › можно использовать сейчас · ? база может быть здесь, насколько вы знаете · ✶ попадание · ✸ прямое попадание · ◎ спецсвойство · · пусто
