### Star Wars: Rebellion: questions, choices, the log and refusals.

do-option = Вариант { $number }
do-withdraw = Переместить отряды из одной системы на базу
do-new-base = Взять карты зондов для новой базы
do-look-at-projects = Посмотреть два проекта и оставить один
do-repair = Убрать жетон саботажа и взять проект
do-calamari-loyalty = Получить 2 лояльности
do-calamari-cruiser = Крейсер мон-каламари на деление 3 очереди
do-tactics-space = Колода космической тактики
do-tactics-ground = Колода наземной тактики
do-mobilization = Та, где командиров: { $number }
group-activate = Активировать систему
group-missions = Задания
group-cards = Карты и кольца
waiting = { $player } принимает решение
theatre-space = космос
theatre-ground = поверхность
colour-red = красный
colour-black = чёрный
stage-one = этап I
stage-two = этап II
stage-three = этап III

## Questions

ask-starting-units = Где разместить начальные отряды?
ask-base = Где находится база повстанцев?
ask-assign = Назначьте командиров на задания
ask-turn = Активируйте систему, раскройте задание или спасуйте
ask-mobilization-order = Какая «Быстрая мобилизация» первая (по числу командиров)?
ask-mobilization = На что использовать «Быструю мобилизацию»?
ask-new-base = Какая система станет новой базой?
ask-move = Какие отряды переместить?
ask-add-leader = Добавить командира в бой?
ask-combat-cards = Применить карту «Начало боя»?
ask-set-dice = Установить кубики картой действия?
ask-combat-actions = Потратить спецсвойства или сыграть карты тактики?
ask-reroll = Какие кубики перебросить?
ask-card-damage = Какой отряд получит урон от карты?
ask-bombard = Какой корабль ведёт бомбардировку?
ask-convert = Считать чёрные попадания красными?
ask-damage = Какой отряд получит урон?
ask-block = Заблокировать урон?
ask-block-cost = Какую карту сбросить за это?
ask-blocked = Какой урон заблокировать?
ask-plans = Использовать чертежи Звезды Смерти?
ask-plans-target = Против какой станции?
ask-plans-set = Установить кубики этого броска?
ask-plans-reroll = Перебросить кубик с помощью магистра Йоды?
ask-retreat = Отступить?
ask-objective = Сыграть карту цели?
ask-mission-place = Где выполняется задание?
ask-blindside = Применить «Удар исподтишка»?
ask-oppose = Отправить командира мешать заданию?
ask-before-roll = Применить карту действия до броска?
ask-after-roll = Применить кольцо?
ask-die = Какой кубик?
ask-c3po = Превратить провал в успех с помощью C-3PO?
ask-falcon = Спасти пленника на «Соколе Тысячелетия»?
ask-after-success = Применить карту действия после успеха?
ask-capture = Применить «Благородную жертву»?
ask-excess = Какой отряд без перевозчика уничтожить?
ask-gain = Пожертвовать отрядом, чтобы получить такой же?
ask-refresh-objective = Сыграть карту цели перед фазой обновления?
ask-discard = Сбросьте задания до десяти
ask-recruit = Какого командира завербовать?
ask-build = Что произвести по этому символу?
ask-deploy = Где дислоцировать готовые отряды?
ask-bearer = Кто получит кольцо?
ask-card-leader = Какой командир?
ask-card-place = Куда поместить командира?
ask-search = Какую карту колоды взять?
ask-destroy = Какие отряды уничтожить?
ask-loyalty = В какой системе получить лояльность?
ask-nearest = Какая из ближайших систем?
ask-beacon = В какой системе региона базы окажется командир?
ask-droid = Какие две системы назвать кроме базы?
ask-objectives = Какую карту цели?
ask-research = Посмотреть два проекта или убрать саботаж и взять один?
ask-project = Какой проект оставить?
ask-queue = Какой отряд из очереди?
ask-units = Какой отряд?
ask-calamari = Лояльность или крейсер в очередь?
ask-false-lead = Куда положить карты зондов?
ask-contingency = На какое начальное задание?
ask-escort = Какие командиры уходят на базу?
ask-destiny = Применить «Это твоя судьба»?
ask-driven = Куда уйдут наземные отряды Империи?
ask-tactics = Из какой колоды тактики?
ask-bury = Какую карту положить под низ следующей?
ask-leader = Какой командир?
ask-nothing = Ничего

## Choices

do-finish = Готово
do-decline = Нет
do-use-card = Применить карту «{ $card }»
do-use-ring = Применить кольцо: { $ring }
do-place = { $place }
do-leader = { $leader }
do-mission = «{ $mission }»
do-objective = «{ $objective }» ({ $stage })
do-unit = { $unit }, { $place }
do-queued = { $unit } на делении { $space } очереди
do-name = Назвать: { $first } и { $second }
do-lay-top = { $system }: на верх колоды
do-lay-bottom = { $system }: под низ колоды
do-pick-die = { $colour } кубик: { $face }
do-set-die = Установить: { $colour } кубик, { $face }
do-place-unit = { $unit } → { $place }
do-assign = { $leader } → «{ $mission }»
do-join = { $leader } → задание { $number }: «{ $mission }»
do-dismiss = Отменить задание { $number }: «{ $mission }»
do-activate = { $leader } активирует: { $place }
do-reveal = Раскрыть задание { $number }: «{ $mission }»
do-pass = Спасовать
do-reveal-base = Раскрыть базу
do-move = { $unit } из: { $place }
do-move-captive = Взять с собой пленника: { $leader }
do-send = Отправить: { $leader }
do-draw-tactic = Потратить спецсвойство ({ $colour } кубик): взять карту тактики
do-play-tactic = Сыграть «{ $tactic }»
do-play-tactic-special = Сыграть «{ $tactic }» за спецсвойство ({ $colour } кубик)
do-discard-tactic = Сбросить «{ $tactic }»
do-convert = Считать чёрное попадание красным
do-hit = { $unit } (уже урона: { $wounds })
do-block = Заблокировать урон: { $unit } (жетонов { $marks }, назначено { $assigned })
do-retreat = { $leader } отступает: { $system }
do-play-objective = Сыграть «{ $objective }» ({ $stage })
do-discard = Сбросить «{ $mission }»
do-keep = Завербовать: { $leader }, карта «{ $card }»
do-keep-card = Оставить «{ $card }» без командира
do-draw-more = Взять ещё карту
do-bury = «{ $card }» под низ колоды
do-build = { $unit }
do-build-nothing = По этому символу ничего
do-build-no-more = Больше ничего не производить
do-scrap = Пожертвовать: { $unit }, { $place }
do-deploy = Дислоцировать: { $unit } → { $place }

## The log

log-seats = Стороны определены жребием.
log-loyal = Лояльность системы { $system }: { $side }.
log-unit = Размещён отряд: { $unit }, { $place }.
log-actions-dealt = Розданы начальные карты действий: { $side }.
log-base = База: { $system }.
log-base-hidden = Повстанцы спрятали базу.
log-new-base = Повстанцы обустроили новую базу.
log-began = Игра начинается.
log-round = Раунд { $time }
log-command = Фаза командования
log-refresh = Фаза обновления
log-assigned = { $leader }: задание «{ $mission }».
log-assigned-hidden = { $leader }: задание { $number }.
log-dismissed = Задание { $number } отменено.
log-assignment-done = { $player }: назначение окончено.
log-passed = { $player } пасует.
log-returned = Нераскрытые задания возвращаются в руку: { $count } ({ $side }).
log-activated = { $leader } активирует: { $place }.
log-moved = { $unit }: { $from } → { $to }.
log-leader = { $leader } прибывает: { $place }.
log-not-here = Базы здесь нет: { $system }.
log-revealed = База раскрыта: { $system }!
log-came = С базы прибывает { $unit } ({ $count }): { $system }.
log-subjugated = { $system }: порабощение.
log-freed = { $system }: порабощение снято.
log-loyalty-lost = Лояльность системы { $system } потеряна: { $side }.
log-sabotaged = { $system }: саботаж.
log-repaired = { $system }: саботаж убран.
log-destroyed-system = { $system }: система уничтожена!
log-destroyed = Уничтожен отряд: { $unit }, { $place }.
log-queue-destroyed = Уничтожен на делении { $space } очереди: { $unit }.
log-queued = В очередь на деление { $space }: { $unit }.
log-advanced = В очереди на деление { $space } сдвинут отряд: { $unit }.
log-probes-looked = Повстанцы смотрят карты зондов: { $count }.
log-base-kept = Повстанцы остаются на прежней базе.
log-mission = { $player } раскрывает «{ $mission }».
log-mission-place = Место задания: { $place }.
log-mission-target = Задание против командира: { $leader }, { $place }.
log-opposed = { $leader } мешает заданию.
log-mission-rolled = { $side } бросает кубики: { $dice }. Успехов: { $successes }.
log-success = «{ $mission }»: успех.
log-failure = «{ $mission }»: провал.
log-card = { $player } применяет «{ $card }».
log-ring-used = { $leader } применяет кольцо: { $ring }.
log-ring = { $leader } получает кольцо: { $ring }.
log-captured = Командир захвачен: { $leader }.
log-rescued = Командир спасён: { $leader }.
log-eliminated = Командир устранён: { $leader }.
log-replaced = { $leader } уступает место. Командир теперь: { $by }.
log-detained = Командир задержан: { $leader }.
log-misdirected = Против задания никого не отправляют: { $leader }.
log-probes = Империя берёт карты зондов: { $count }.
log-probes-passed = Повстанцы отдают карты зондов: { $count }.
log-probes-taken = Повстанцы забирают у Империи карты зондов.
log-probe-top = Карта зонда кладётся на верх колоды.
log-probe-bottom = Карта зонда кладётся под низ колоды.
log-here = Повстанцы отвечают, что база здесь: { $system }.
log-here-not = Повстанцы отвечают, что базы здесь нет: { $system }.
log-region = Повстанцы отвечают, что база в этом регионе: { $system }.
log-region-not = Повстанцы отвечают, что базы в этом регионе нет: { $system }.
log-named = База в одной из систем: { $first }, { $second }, { $third }.
log-missions-drawn = Взято заданий: { $count } ({ $side }).
log-projects-drawn = Взято проектов: { $count }.
log-project-buried = Проект кладётся под низ колоды.
log-fetched = Задание взято из колоды: { $side }.
log-discarded = Сброшены задания ({ $side }): { $cards }.
log-chosen = { $player } делает выбор.
log-objective-drawn = Повстанцы берут карту цели: { $stage }.
log-objectives-looked = Повстанцы смотрят карты целей: { $count }.
log-objective-buried = Карта цели кладётся под низ колоды: { $stage }.
log-objectives-shown = Повстанцы показывают карты целей.
log-objective = «{ $objective }»: репутация { $gained }.
log-reputation = Жетон репутации на делении { $space }.
log-time = Жетон времени на делении { $space }.
log-combat = Бой: { $system }
log-combat-round = Раунд боя { $round }.
log-tactics = Взято карт тактики: { $count } ({ $theatre }, { $side }).
log-tactics-open = Повстанцы держат карты тактики открытыми: { $cards }.
log-attack = Атакует { $side }, { $theatre }. Красные кубики: { $red }. Чёрные: { $black }.
log-rerolled = { $side } перебрасывает кубики. Красные: { $red }. Чёрные: { $black }.
log-die-set = Кубик установлен: { $colour }, { $face }.
log-tactic = { $side }: «{ $tactic }».
log-tactic-discarded = { $side }: сброс «{ $tactic }».
log-damage = Урон: { $unit }.
log-blocked = Урон заблокирован: { $unit }.
log-doomed = Будет уничтожен в конце сражения: { $unit }.
log-plans = «{ $objective }»: прямых попаданий { $hits }.
log-retreated = { $leader } отступает: { $system }.
log-won = Сражение выиграно: { $side }, { $theatre }.
log-combat-ended = Бой окончен: { $system }.
log-retrieved = Командиры возвращаются в пулы.
log-actions-drawn = Взято карт действий: { $count } ({ $side }).
log-recruited = { $side }: завербован командир { $leader }.
log-recruited-nobody = { $side }: никто не завербован.
log-builds = Стороны показывают производство.
log-deployed = Дислоцирован: { $unit }, { $place }.
log-slid = Очередь сдвинута: { $side }.
log-conceded = { $player } покидает стол.
log-actions-dealt-named = Начальные карты действий ({ $side }): { $cards }.
log-actions-drawn-named = Взяты карты действий ({ $side }): { $cards }.
log-missions-drawn-named = Взяты задания ({ $side }): { $cards }.
log-fetched-named = Задание взято из колоды ({ $side }): { $cards }.
log-projects-drawn-named = Взяты проекты: { $cards }.
log-project-buried-named = Проект кладётся под низ колоды: { $cards }.
log-probes-looked-named = Повстанцы смотрят карты зондов: { $cards }.
log-probes-named = Империя берёт карты зондов: { $cards }.
log-probes-passed-named = Повстанцы отдают карты зондов: { $cards }.
log-probes-taken-named = Повстанцы забирают у Империи карты зондов: { $cards }.
log-probe-top-named = Карта зонда кладётся на верх колоды: { $cards }.
log-probe-bottom-named = Карта зонда кладётся под низ колоды: { $cards }.
log-objective-drawn-named = Повстанцы берут карту цели: { $cards } ({ $stage }).
log-objective-buried-named = Карта цели кладётся под низ колоды: { $cards } ({ $stage }).
log-objectives-looked-named = Повстанцы смотрят карты целей: { $cards }.
log-objectives-shown-named = Повстанцы показывают карты целей: { $cards }.
log-tactics-named = Взяты карты тактики ({ $theatre }, { $side }): { $cards }.
list = { $first }, { $rest }
list-empty = нет
dice-none = нет
dice-shown = { $hits ->
    [0] {""}
    [one] { $hits } попадание,{" "}
    [few] { $hits } попадания,{" "}
   *[other] { $hits } попаданий,{" "}
}{ $directs ->
    [0] {""}
    [one] { $directs } прямое попадание,{" "}
    [few] { $directs } прямых попадания,{" "}
   *[other] { $directs } прямых попаданий,{" "}
}{ $specials ->
    [0] {""}
    [one] { $specials } спецсвойство,{" "}
    [few] { $specials } спецсвойства,{" "}
   *[other] { $specials } спецсвойств,{" "}
}{ $blanks ->
    [0] без пустых
    [one] { $blanks } пустой
   *[other] { $blanks } пустых
}
log-ended = Победа: { $side }.
log-ended-taken = База повстанцев захвачена. Победа: { $side }.
log-ended-destroyed = База повстанцев уничтожена. Победа: { $side }.
log-ended-reputation = Репутация и время встретились. Победа: { $side }.

## Refusals

refuse-players = играют от двух до четырёх человек
refuse-game-over = игра окончена
refuse-no-such-seat = такого места за столом нет
refuse-left = игрок покинул стол
refuse-not-your-decision = сейчас решаете не вы
refuse-not-now = сейчас это невозможно
refuse-starting-place = начальные отряды здесь не размещают
refuse-unguarded = в каждой имперской системе нужен наземный отряд
refuse-one-system = начальные отряды повстанцев размещают не более чем в одной системе
refuse-base-card = базу прячут за одной из оставшихся карт зондов
refuse-not-in-pool = этого командира нет в вашем пуле
refuse-not-in-hand = этого задания нет в руке
refuse-two-leaders = на задании не более двух командиров
refuse-general-decides = назначения отменяет только генерал
refuse-card-timing = эту карту сейчас применить нельзя
refuse-ring-timing = это кольцо сейчас применить нельзя
refuse-no-tactics = командир без значений тактики не активирует системы
refuse-base-space = эту ячейку активируют только повстанцы, пока база скрыта
refuse-skill = у командиров задания не хватает символов навыка
refuse-no-place = для задания нет подходящего места
refuse-no-mission = такого задания нет
refuse-revealed = база уже раскрыта
refuse-cannot-move = этот отряд не может переместиться отсюда
refuse-held = командир не даёт отрядам покинуть это место
refuse-immobile = этот отряд неподвижен
refuse-no-room = на кораблях нет места
refuse-alone = командир не отступает без отрядов
refuse-place = это место не подходит
refuse-leader = этот командир не подходит
refuse-truth = назвать можно только две другие системы
refuse-new-base = здесь нельзя обустроить базу
refuse-send = отправить можно одного командира из пула
refuse-tactic = эту карту тактики сейчас сыграть нельзя
refuse-block-only = сейчас играют только карты, блокирующие урон
refuse-special = нужно потратить спецсвойство
refuse-die = такого кубика нет
refuse-damage = этот урон не подходит отряду
refuse-block = здесь нечего блокировать
refuse-retreat = отступить туда нельзя
refuse-objective = эту карту цели сейчас сыграть нельзя
refuse-starting-mission = начальные задания не сбрасывают
refuse-recruit = с этой картой командира завербовать нельзя
refuse-draw-more = ещё карту берут, только если вербовать некого
refuse-build = этот символ не производит такой отряд, или фигурок не осталось
refuse-scrap = жертвуют только отрядом, фигурок которого не осталось
refuse-deploy = здесь этот отряд дислоцировать нельзя
refuse-unit = этот отряд выбрать нельзя
refuse-not-dealt = идёт подготовка

## Что делают другие, и окна ответов

wait-starting-units = { $player } расставляет начальные отряды
wait-base = { $player } прячет базу
wait-assign = { $player } назначает командиров
wait-turn = Ходит { $player }
wait-mobilization = { $player } решает, как применить «Быструю мобилизацию»
wait-move = { $player } передвигает отряды
wait-retreat = { $player } может отступить
wait-combat = { $player } решает в бою
wait-mission-place = { $player } выбирает место задания
wait-oppose = { $player } может помешать заданию
wait-mission = { $player } решает в задании
wait-objective = { $player } может сыграть цель
wait-discard = { $player } сбрасывает задания
wait-recruit = { $player } вербует командира
wait-build = { $player } производит отряды
wait-deploy = { $player } дислоцирует отряды
window-mission-cards = Карты действий в заданиях
window-combat-cards = Карты действий в бою
window-tactics = Карты тактики в своей атаке
window-block = Карты тактики, блокирующие урон
window-objectives = Цели
window-capture = Карты действий, когда командира захватывают или спасают
