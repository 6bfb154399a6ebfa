### StarCraft: The Board Game: questions, choices, the log and refusals.

## Setup

mode-standard = Обычная игра
mode-conquest = Завоевание Галактики
mode-teams = Команды
mode-team-conquest = Завоевание Галактики командами

## Things on the table

order-build = Стройка
order-mobilize = Мобилизация
order-research = Исследование
order-special-build = особая Стройка
order-special-mobilize = особая Мобилизация
order-special-research = особое Исследование
order-unknown = приказ

resource-minerals = минералы
resource-gas = газ

stage-one = I этап
stage-two = II этап
stage-three = III этап

side-north = север
side-east = восток
side-south = юг
side-west = запад

piece-base = база
piece-transport = транспортник
piece-worker = рабочий
unit-unknown = юнит
    .object = юнит
    .against = юнита
    .counted = { $count ->
        [one] { $count } юнит
        [few] { $count } юнита
       *[many] { $count } юнитов
    }

phase-setup = Подготовка
phase-planning = Планирование
phase-execution = Действия
phase-regrouping = Перегруппировка
phase-over = Игра окончена

area = { $planet }, область { $number }
area-minerals = { $planet }, область { $number } (минералы { $amount })
area-gas = { $planet }, область { $number } (газ { $amount })
area-points = { $planet }, область { $number } (очки { $amount })
route = { $from } — { $to }
route-z = Z-путь { $number }: { $from } — { $to }
route-unknown = путь
slot = { $planet }, { $side }
cell = рядом с планетой { $planet }, { $side }
cell-centre = в центре

cost-free = бесплатно
cost-minerals = { $minerals ->
    [one] { $minerals } минерал
    [few] { $minerals } минерала
   *[many] { $minerals } минералов
}
cost-gas = { $gas ->
    [one] { $gas } газ
    [few] { $gas } газа
   *[many] { $gas } газа
}
cost-both = { $minerals ->
    [one] { $minerals } минерал
    [few] { $minerals } минерала
   *[many] { $minerals } минералов
} и { $gas ->
    [one] { $gas } газ
    [few] { $gas } газа
   *[many] { $gas } газа
}

card-plain = { $card }
card-standard = { $card } { $attack }/{ $health }
card-standard-copy = { $card } { $attack }/{ $health } (экземпляр { $copy })
card-minor = { $card } { $attack }/{ $health } (пониженные значения)
card-minor-copy = { $card } { $attack }/{ $health } (пониженные значения, экземпляр { $copy })
card-reinforcement = { $card } (подкрепление)
card-reinforcement-copy = { $card } (подкрепление, экземпляр { $copy })
card-unknown = Боевая карта

item-worker = рабочий
item-transport = транспортник на пути { $route }
item-unit = { $unit }
item-base = база ({ $area })
item-building = { $building }
item-module = { $module }
item-technology = технология «{ $technology }»

list = { $first }, { $rest }
list-cards = { $first }; { $rest }
list-empty = ничего

## Questions

ask-faction = Выберите фракцию.
ask-planet = Выберите, какую из своих планет разместить.
ask-planet-of = { $owner } больше не играет: выберите, какую из оставшихся планет разместить.
ask-place-planet = Положите планету { $planet } рядом с другой так, чтобы их соединил путь, и выберите, как её повернуть.
ask-may-base = Можно поставить базу на планете { $planet }; иначе она встанет на вашей второй планете.
ask-base = Поставьте базу в одной из областей планеты { $planet }.
ask-major-end = Положите главный выход своего Z-пути в свободную ячейку.
ask-minor-end = Положите малый выход Z-пути на другую планету; главный лежит здесь: { $slot }.
ask-starting-unit = Поставьте { $unit } на планету со своей базой.
ask-starting-transport = Поставьте начальный транспортник на путь у планеты со своей базой.
ask-order = Положите лицом вниз приказ { $number } из { $count } на планету, где вы есть, или на соседнюю с ней.
ask-reveal = Ваш ход: откройте один из своих приказов, лежащих сверху в очереди.
ask-revealed = Открыт ваш приказ: { $order }, { $planet }. Исполните его или возьмите вместо этого карту События.
ask-build = { $count ->
    [0] Стройка на планете { $planet }: рабочие и транспортники, затем постройка и модуль, затем база. Юнитов больше строить нельзя.
    [one] Стройка на планете { $planet }: рабочие, транспортники и ещё { $count } юнит, затем постройка и модуль, затем база.
    [few] Стройка на планете { $planet }: рабочие, транспортники и до { $count } юнитов, затем постройка и модуль, затем база.
   *[many] Стройка на планете { $planet }: рабочие, транспортники и до { $count } юнитов, затем постройка и модуль, затем база.
}
ask-develop = Стройка на планете { $planet }: одна постройка и один модуль, затем, если хотите, база.
ask-expand = Стройка на планете { $planet }: теперь можно построить только базу.
ask-sacrifice = Чтобы создать { $unit }, нужно уничтожить ещё один юнит. Выберите, где он стоит.
ask-pay = Оплатите покупку: { $item }. Осталось заплатить: { $cost }. Отправьте рабочих на ресурсы (в Резерве Рабочих: { $workers }).
ask-pay-discount = Оплатите покупку: { $item }. Осталось заплатить: { $cost }. Особый приказ позволяет один раз сэкономить один ресурс (в Резерве Рабочих: { $workers }).
ask-cheaper = Покупка на один ресурс дешевле: { $item }, { $cost }. Какой ресурс сэкономить?
ask-mobilize = Переместите юниты на планету { $planet } и между её областями; можно войти в одну вражескую область.
ask-redeploy = Переместите юниты на планету { $planet } и между её областями, но только в дружеские и пустые.
ask-move = Куда переместить { $unit } ({ $from })?
ask-draw = Можно взять три Боевые карты.
ask-technology = Можно купить одну технологию.
ask-extra = Особое Исследование: возьмите ещё одну карту События или карту технологии «{ $technology }» на руку.
ask-keep = Выберите, какая карта технологии «{ $technology }» пойдёт на руку.
ask-scuttle = Выберите, что из своего уничтожить. Потраченное не возвращается.
ask-recall = Отзыв: выберите юнит, который перейдёт к Арбитру.
ask-recall-to = Отзыв: выберите, к какому Арбитру перевести { $unit } ({ $from }).
ask-start-of-battle = Битва начинается: можно применить одно свойство «Начала битвы».
ask-lose-flyer = Ускорители «Харон»: выберите свой воздушный юнит, который будет уничтожен.
ask-lose-ground = Усилители ног: выберите самый дешёвый из своих наземных юнитов, он будет уничтожен.
ask-extra-cards = Особая Мобилизация: можно взять две дополнительные Боевые карты, всего пять.
ask-name-front = У всех ваших юнитов поддержка: выберите, кто из них встанет на передовую.
ask-pair = Стычка { $number } из { $count }: выберите по юниту каждой стороны на передовую.
ask-support = { $count ->
    [one] Распределите юниты резерва по стычкам (остался { $count }).
    [few] Распределите юниты резерва по стычкам (осталось { $count }).
   *[many] Распределите юниты резерва по стычкам (осталось { $count }).
}
ask-lay = Стычка { $number }, у вас { $own }, против вас { $enemy }: положите лицом вниз обычную карту или верхнюю карту колоды не глядя.
ask-reinforce = Стычка { $number }, у вас { $own }, против вас { $enemy }: можно добавить карту подкрепления.
ask-play-new = Стычка { $number }, у вас { $own }, против вас { $enemy }: ваша карта отменена. Сыграйте новую обычную карту с руки или из колоды.
ask-next-skirmish = Выберите, какая стычка разыгрывается следующей.
ask-victim = Стычка { $number }: { $enemy } не может поразить ваш юнит передовой ({ $own }). Выберите юнит резерва, который будет уничтожен.
ask-broodling = Стычка { $number }, у вас { $own }, против вас { $enemy }: Приплод уничтожает один ваш наземный юнит. Выберите какой.
ask-close = Стычка { $number }: выберите, что произойдёт раньше.
ask-withdraw = Выберите область, куда отвести { $unit }.
ask-splash = Вторичный урон: выберите свой юнит, который будет уничтожен.
ask-retreat = { $count ->
    [one] Должен отступить { $count } ваш юнит. Выберите куда.
    [few] Должны отступить { $count } ваших юнита. Выберите куда.
   *[many] Должны отступить { $count } ваших юнитов. Выберите куда.
}
ask-leave = { $count ->
    [one] Выберите, кто отступает (остался { $count }).
    [few] Выберите, кто отступает (осталось { $count }).
   *[many] Выберите, кто отступает (осталось { $count }).
}
ask-lost = Отступать некуда: выберите юнит, который будет уничтожен.
ask-lost-room = Не всем хватает места ({ $area }): выберите юнит, который будет уничтожен.
ask-take-back = Исцеление: можно вернуть на руку одну обычную карту, сыгранную в этой битве.
ask-event = Можно сыграть одну из взятых карт События. Остальные сбрасываются.
ask-end = Вам досталась карта «Конец Близок»: её нужно сыграть.
ask-discard = { $count ->
    [one] На руке больше предела: сбросьте { $count } Боевую карту.
    [few] На руке больше предела: сбросьте { $count } Боевые карты.
   *[many] На руке больше предела: сбросьте { $count } Боевых карт.
}
ask-card-move-end = «{ $card }»: выберите, какой выход Z-пути перенести.
ask-card-place-end = «{ $card }»: выберите свободную ячейку, куда его перенести.
ask-card-buy = «{ $card }»: можно купить постройку и модуль, каждый на один ресурс дешевле.
ask-card-building = «{ $card }»: можно купить постройку на один ресурс дешевле.
ask-card-module = «{ $card }»: можно купить модуль на один ресурс дешевле.
ask-card-technology = «{ $card }»: можно купить технологию на один ресурс дешевле.
ask-card-take-technology = «{ $card }»: выберите технологию, которую получите бесплатно.
ask-card-transport = «{ $card }»: выберите путь для транспортника.
ask-card-units = «{ $card }»: поставьте юниты общей ценой до { $cost } в одну дружескую или пустую область планеты со своей базой.
ask-card-restore = «{ $card }»: выберите область, которая восстановится.
ask-card-deplete = «{ $card }»: выберите область, которая истощится на шаг.
ask-card-scorch = «{ $card }»: выберите область, которая истощится полностью.
ask-card-redeploy = «{ $card }»: выберите планету, куда переместить юниты.
ask-card-build = «{ $card }»: выберите планету для Стройки.
ask-card-raid = «{ $card }»: выберите вражеский транспортник, который будет уничтожен.
ask-card-unrest = «{ $card }»: выберите противника, у которого двое рабочих станут недоступны.
ask-card-terror = «{ $card }»: выберите противника, который уничтожит двух рабочих.
ask-card-bombard = «{ $card }»: выберите вражескую область для удара.
ask-card-casualty = «{ $card }»: выберите, какой из ваших юнитов будет уничтожен ({ $area }).
ask-card-or-point = «{ $card }»: возьмите Боевую карту или очко завоевания.

## What the others wait for

wait-faction = { $player } выбирает фракцию.
wait-planet = { $player } размещает планету.
wait-base = { $player } решает, где поставить базу.
wait-z-axis = { $player } прокладывает Z-путь.
wait-forces = { $player } расставляет начальные силы.
wait-order = { $player } кладёт приказ.
wait-reveal = { $player } выбирает, какой приказ открыть.
wait-revealed = { $player } решает, исполнить ли приказ ({ $order }, { $planet }) или взять карту События.
wait-build = { $player } строит на планете { $planet }.
wait-pay = { $player } оплачивает покупку: { $item }.
wait-mobilize = { $player } перемещает юниты на планете { $planet }.
wait-research = { $player } ведёт Исследование.
wait-scuttle = { $player } уничтожает что-то своё.
wait-recall = { $player } отзывает юнит.
wait-start-of-battle = { $player } начинает битву.
wait-extra-cards = { $player } решает, брать ли дополнительные карты.
wait-name-front = { $player } выбирает юнит передовой.
wait-pair = { $player } составляет стычки.
wait-support = { $player } распределяет юниты резерва.
wait-lay = { $player } кладёт карту в стычку { $number }.
wait-reinforce = { $player } решает, добавить ли карту подкрепления в стычку { $number }.
wait-play-new = { $player } играет новую карту в стычке { $number }.
wait-next-skirmish = { $player } выбирает следующую стычку.
wait-victim = { $player } выбирает юнит.
wait-close = { $player } выбирает, что произойдёт раньше.
wait-withdraw = { $player } отводит { $unit }.
wait-retreat = { $player } отступает.
wait-take-back = { $player } решает, возвращать ли карту.
wait-event = { $player } решает, какую карту События сыграть.
wait-discard = { $player } сбрасывает лишние карты.
wait-card = { $player } исполняет карту «{ $card }».

## Headings of choices

group-workers-and-transports = Рабочие и транспортники
group-units = Юниты
group-buildings = Постройки
group-modules = Модули
group-base = База
group-lift-off = Взлёт базы
group-transports = Транспортники
group-discount = Сэкономить ресурс
group-permanent = Надёжные ресурсы
group-resource-cards = Карты Ресурсов
group-technologies = Технологии
group-hand = С руки
group-deck = Из колоды

## Choices

do-faction = { $faction }
do-planet = { $planet }
do-place-planet = { $degrees ->
    [0] { $cell }
   *[other] { $cell }, поворот { $degrees }°
}
do-base = База: { $area }
do-no-base = Базу здесь не ставить
do-end = { $slot }
do-place-unit = Поставить { $unit }: { $area }
do-place-worth = Поставить { $unit } (цена { $cost }): { $area }
do-place-transport = Транспортник: { $route }
do-order = { $order }: { $planet }
do-peek = Посмотреть приказы на планете { $planet }
do-reveal = Открыть приказ: { $order }, { $planet }
do-reveal-unknown = Открыть приказ на планете { $planet }
do-execute = Исполнить приказ: { $order }
do-execute-unknown = Исполнить приказ
do-event-instead = Взять вместо этого карту События
do-extra-event = Взять ещё одну карту События
do-make-special = Предельное усилие: исполнить как особый приказ
do-scuttle = Уничтожить что-то своё…
do-destroy = Уничтожить { $unit }: { $area }
do-destroy-base = Уничтожить свою базу: { $area }
do-destroy-transport = Уничтожить свой транспортник: { $route }
do-finish-destroying = Больше ничего не уничтожать
do-recall = Сыграть карту: { $card }
do-recall-to = К Арбитру: { $area }
do-pick-up = Переместить { $unit }: { $area }
do-move-to = Сюда: { $area }
do-attack = Напасть: { $area }
do-overrun = Занять область с базой: { $area }
do-lift-off = Перенести базу: { $area }
do-finish-moving = Закончить перемещение
do-begin-battle = Закончить перемещение и начать битву: { $area }
do-build-worker = Рабочий за { $cost }
do-build-transport = Транспортник за { $cost }: { $route }
do-build-unit = Создать { $unit } за { $cost }: { $area }
do-sacrifice = Здесь: { $area }
do-buy-building = { $building }, уровень { $level }: { $cost }
do-buy-module = Купить { $module }: { $cost }
do-build-base = База за { $cost }: { $area }
do-finish-building = Закончить стройку
do-reduce = Сэкономить один ресурс: { $resource }
do-permanent-minerals = Надёжные минералы
do-permanent-gas = Надёжный газ
do-assign = { $area }
do-mine = { $area }: выработка, область истощится
do-pay-rest = Заплатить остальное: сначала надёжные ресурсы, без выработки
do-draw-three = Взять три Боевые карты
do-draw-two-more = Взять две дополнительные карты
do-draw-one = Взять Боевую карту
do-draw-nothing = Карт не брать
do-buy-technology = { $count ->
    [one] { $technology }: { $cost }
    [few] { $technology } ({ $count } карты): { $cost }
   *[many] { $technology } ({ $count } карт): { $cost }
}
do-take-technology = { $technology }
do-no-technology = Технологию не покупать
do-keep-copy = На руку: { $card }
do-use-technology = Применить: { $technology }
do-use-event = Сбросить ради свойства: { $card }
do-no-ability = Свойств не применять
do-no-extra-cards = Дополнительных карт не брать
do-name-front = Выставить { $unit } на передовую
do-pair = { $own } против { $enemy }
do-support = { $unit }: стычка { $number }, { $attacker } против { $defender }
do-play = { $card }
do-play-from-deck = Верхняя карта колоды, не глядя
do-lay-nothing = Без карты: играть нечего
do-reinforce = { $card }
do-no-reinforcement = Без карты подкрепления
do-resolve = Стычка { $number }: { $attacker } против { $defender }
do-withdraw = Отвести { $unit }
do-withdraw-to = Сюда: { $area }
do-retreat-to = Отступить: { $area }
do-leave = Увести { $unit }
do-lose = Потерять { $unit }
do-lose-support = Потерять { $unit } из резерва
do-lose-front = Потерять { $unit } с передовой
do-lose-front-unknown = Потерять юнит передовой
do-use-card = Действует карта: { $card }
do-take-back = Вернуть на руку: { $card }
do-take-nothing-back = Карту не возвращать
do-play-event = Сыграть: { $card }
do-no-event = Карту События не играть
do-discard = Сбросить: { $card }
do-take-point = Взять очко завоевания
do-choose-area = { $area }
do-choose-planet = { $planet }
do-choose-player = { $player }
do-choose-end = Выход: { $slot }
do-raid = Транспортник, { $owner }: { $route }
do-buy-nothing = Больше ничего не покупать
do-finish-placing = Больше никого не ставить
do-finish = Готово
do-decline = Нет, больше ничего

## The log

log-first = Первый игрок — { $player }.
log-faction = { $player } играет за фракцию: { $faction }.
log-planets-drawn = { $player } тянет планеты: { $planets }.
log-planet-placed = { $player } размещает планету { $planet }.
log-route = Путь соединяет планеты { $from } и { $to }.
log-z-route = Z-путь соединяет планеты { $from } и { $to }.
log-route-returned = { $player } не находит места для Z-пути.
log-route-moved = { $player } переносит выход Z-пути: { $from } → { $to }.
log-base-placed = { $player } ставит базу: { $area }.
log-unit-placed = { $player } ставит { $unit }: { $area }.
log-transport-placed = { $player } ставит транспортник: { $route }.
log-began = Галактика готова, карты розданы.
log-round = Раунд { $round }: планирование, начинает { $player }
log-order = { $player } кладёт приказ на планету { $planet }.
log-own-order = { $player } кладёт приказ на планету { $planet }: { $order }.
log-peek = { $player } смотрит приказы на планете { $planet }.
log-own-peek = { $player } смотрит приказы на планете { $planet }, снизу вверх: { $orders }.
log-execution = Фаза Действий
log-revealed = { $player }: { $order }, { $planet }
log-made-special = { $player } исполняет приказ как особый.
log-order-discarded = На планете { $planet } сброшен приказ выбывшего игрока ({ $player }).
log-nothing-done = Приказ ничего не дал ({ $player }).
log-obstructed = Все приказы закрыты: { $player } берёт карту События ({ $stage }).
log-event-drawn = { $player } берёт карту События ({ $stage }).
log-permanent = { $count ->
    [one] { $player } отправляет { $count } рабочего на надёжные ресурсы: { $resource }.
    [few] { $player } отправляет { $count } рабочих на надёжные ресурсы: { $resource }.
   *[many] { $player } отправляет { $count } рабочих на надёжные ресурсы: { $resource }.
}
log-harvested = { $count ->
    [one] { $player } отправляет { $count } рабочего на карту Ресурсов: { $area }.
    [few] { $player } отправляет { $count } рабочих на карту Ресурсов: { $area }.
   *[many] { $player } отправляет { $count } рабочих на карту Ресурсов: { $area }.
}
log-depleted = Частичное истощение: { $area }.
log-exhausted = Полное истощение: { $area }.
log-restored = Область восстановлена: { $area }.
log-worker-built = { $player } создаёт рабочего.
log-transport-built = { $player } строит транспортник: { $route }.
log-unit-built = { $player } создаёт { $unit }: { $area }.
log-base-built = { $player } строит базу: { $area }.
log-building = { $player } покупает постройку: { $building }, уровень { $level }.
log-module = { $player } покупает { $module }.
log-unit-destroyed = { $player } теряет { $unit }: { $area }.
log-base-destroyed = { $player } теряет базу: { $area }.
log-transport-destroyed = { $player } теряет транспортник: { $route }.
log-workers-destroyed = { $count ->
    [one] { $player } теряет { $count } рабочего.
    [few] { $player } теряет { $count } рабочих.
   *[many] { $player } теряет { $count } рабочих.
}
log-workers-exhausted = { $count ->
    [one] { $count } рабочий становится недоступен ({ $player }).
    [few] { $count } рабочих становятся недоступны ({ $player }).
   *[many] { $count } рабочих становятся недоступны ({ $player }).
}
log-workers-gained = { $count ->
    [one] { $player } получает { $count } рабочего.
    [few] { $player } получает { $count } рабочих.
   *[many] { $player } получает { $count } рабочих.
}
log-unit-moved = { $player } перемещает { $unit }: { $from } → { $to }.
log-base-moved = { $player } переносит базу: { $from } → { $to }.
log-drew = { $count ->
    [one] { $player } берёт { $count } Боевую карту.
    [few] { $player } берёт { $count } Боевые карты.
   *[many] { $player } берёт { $count } Боевых карт.
}
log-own-drew = { $count ->
    [one] { $player } берёт Боевую карту: { $cards }.
    [few] { $player } берёт { $count } Боевые карты: { $cards }.
   *[many] { $player } берёт { $count } Боевых карт: { $cards }.
}
log-shuffled = { $player } перемешивает Боевую колоду.
log-technology = { $player } получает технологию: { $technology }.
log-kept = { $player } берёт карту на руку: { $card }.
log-discarded = { $count ->
    [one] { $player } сбрасывает карту: { $cards }.
    [few] { $player } сбрасывает { $count } карты: { $cards }.
   *[many] { $player } сбрасывает { $count } карт: { $cards }.
}
log-discard-chosen = { $player } выбирает карту для сброса.
log-hand-shown = { $player } показывает руку. Смотрит { $to }.
log-own-hand-shown = { $player } показывает руку. Смотрит { $to }: { $cards }.
log-battle = { $player } нападает, защищается { $enemy }: { $area }. У агрессора { $attackers }; у защитника { $defenders }
log-technology-used = { $player } применяет: { $technology }.
log-event-used = { $player } сбрасывает ради свойства карту «{ $card }».
log-paired = Стычка { $number }: { $attacker } против { $defender }.
log-supported = { $player } ставит { $unit } в резерв стычки { $number }.
log-laid = Стычка { $number }: { $player } кладёт карту лицом вниз.
log-own-laid = Стычка { $number }: { $player } кладёт карту { $card }.
log-laid-from-deck = Стычка { $number }: { $player } кладёт верхнюю карту колоды.
log-reinforced = Стычка { $number }: { $player } добавляет карту подкрепления.
log-own-reinforced = Стычка { $number }: { $player } добавляет карту { $card }.
log-skirmish = Стычка { $number }. Карты агрессора: { $attacker }; карты защитника: { $defender }.
log-unsuitable = Карта не подходит и сброшена: { $card } ({ $player }).
log-replaced = { $player } играет вместо неё карту { $card }.
log-replaced-from-deck = { $player } открывает вместо неё карту из колоды: { $card }.
log-cancelled = Карта отменена: { $card } ({ $player }).
log-compared = Стычка { $number }: сила атаки { $attack } против живучести { $enemy-health }, ответная — { $enemy-attack } против { $health }.
log-killed = { $player } теряет { $unit }.
log-withdrew = { $player } отводит { $unit }: { $area }.
log-splash = { $player } наносит вторичный урон: { $card }.
log-returned = { $player } возвращает карту в колоду Технологий: { $card }.
log-retreated = { $player } уводит { $unit }: { $area }.
log-held = { $player } удерживает область: { $area }.
log-taken = { $player } захватывает область: { $area }.
log-regrouping = Перегруппировка
log-resource-lost = { $player } теряет карту Ресурсов: { $area }.
log-resource-gained = { $player } получает карту Ресурсов: { $area }.
log-points = { $points ->
    [one] { $player } получает { $points } очко завоевания, всего { $total }.
    [few] { $player } получает { $points } очка завоевания, всего { $total }.
   *[many] { $player } получает { $points } очков завоевания, всего { $total }.
}
log-events = { $count ->
    [one] { $player } читает { $count } карту События.
    [few] { $player } читает { $count } карты События.
   *[many] { $player } читает { $count } карт События.
}
log-own-events = { $count ->
    [one] { $player } читает карту События: { $cards }.
    [few] { $player } читает { $count } карты События: { $cards }.
   *[many] { $player } читает { $count } карт События: { $cards }.
}
log-event-played = { $player } играет карту «{ $card }».
log-events-discarded = { $count ->
    [one] { $player } сбрасывает карту События: { $cards }.
    [few] { $player } сбрасывает { $count } карты События: { $cards }.
   *[many] { $player } сбрасывает { $count } карт События: { $cards }.
}
log-events-reshuffled = Карты III этапа перемешаны в новую колоду Событий.
log-eliminated = { $player } выбывает из игры.
log-conceded = { $player } покидает стол.
log-won = { $count ->
    [one] Победа по очкам завоевания: { $winners }.
    [few] Общая победа по очкам завоевания: { $winners }.
   *[many] Общая победа по очкам завоевания: { $winners }.
}
log-won-special = { $count ->
    [one] Особая победа: { $winners }.
    [few] Общая особая победа: { $winners }.
   *[many] Общая особая победа: { $winners }.
}
log-won-time = { $count ->
    [one] Время вышло, победа: { $winners }.
    [few] Время вышло, общая победа: { $winners }.
   *[many] Время вышло, общая победа: { $winners }.
}
log-won-elimination = { $count ->
    [one] Победа уничтожением: { $winners }.
    [few] Общая победа уничтожением: { $winners }.
   *[many] Общая победа уничтожением: { $winners }.
}
log-stalemate = { $count ->
    [one] Последний раунд позади, победа: { $winners }.
    [few] Последний раунд позади, общая победа: { $winners }.
   *[many] Последний раунд позади, общая победа: { $winners }.
}

## Refusals

refuse-number-of-players = в игре от двух до шести игроков
refuse-number-for-teams = командам нужно четыре или шесть игроков
refuse-no-such-seat = за этим местом никто не сидит
refuse-game-over = игра окончена
refuse-not-begun = ещё идёт жеребьёвка
refuse-eliminated = выбывший игрок больше не участвует в игре
refuse-not-your-decision = сейчас решает другой игрок
refuse-finish-first = сейчас спрашивают о другом: сначала ответьте на это
refuse-not-optional = пропустить ход нельзя: нужно открыть приказ
refuse-no-such-area = такой области в галактике нет
refuse-faction-taken = эта фракция уже занята
refuse-not-your-planet = этой планеты вы не тянули или она уже лежит
refuse-first-in-centre = первая планета кладётся в центр
refuse-cell-taken = здесь уже лежит планета
refuse-not-joined = так ни один путь не соединит планету с другой
refuse-same-turn = в таком повороте планета выглядит так же, как в другом из предложенных
refuse-no-place-for-others = тогда оставшимся планетам не хватит места
refuse-base-needed = базы у вас ещё нет, поставить её нужно сейчас
refuse-base-on-new-planet = база ставится на только что размещённую планету
refuse-no-slot = с этой стороны у планеты нет навигационной ячейки
refuse-slot-taken = в этой ячейке уже начинается путь
refuse-ends-on-one-planet = два выхода Z-пути лежат на разных планетах
refuse-other-unit-first = начальные юниты ставятся в порядке планшета
refuse-units-at-base = начальные юниты ставятся на планету с вашей базой
refuse-starting-unit-limit = предел юнитов этой области достигнут
refuse-transport-at-base = начальный транспортник ставится на путь у планеты с вашей базой, по одному на путь
refuse-no-such-order-left = приказов этого вида у вас не осталось
refuse-special-needs-module = на каждый особый приказ за раунд нужен НИ-модуль
refuse-out-of-reach = ни здесь, ни на соседних планетах нет ваших баз и юнитов
refuse-no-listening-post = карты «Пост прослушки» у вас нет
refuse-no-orders-there = на этой планете нет приказов
refuse-order-not-on-top = сверху в этой очереди лежит не ваш приказ
refuse-no-supreme-effort = карты «Предельное усилие» у вас нет
refuse-already-special = это и так особый приказ
refuse-event-not-drawn = этой карты События вы не брали
refuse-end-must-be-played = вам досталась карта «Конец Близок», её нужно сыграть
refuse-not-in-hand = этой карты нет у вас на руке
refuse-cannot-pay = не хватает рабочих или ресурсов
refuse-not-your-resource = карты Ресурсов этой области у вас нет
refuse-resource-not-needed = этот ресурс больше не нужен
refuse-permanent-full = этот надёжный ресурс в этом раунде исчерпан
refuse-needs-forced-mining = без выработки остаток не оплатить: выберите, где её вести
refuse-no-discount = экономить здесь нечего
refuse-earlier-step = это относится к уже пройденному шагу Стройки
refuse-needs-base = на этой планете нужна ваша база
refuse-needs-presence = на этой планете нужна ваша база или ваш юнит
refuse-not-active-planet = эта область не на планете приказа
refuse-build-limit = предел строительства юнитов для этого приказа исчерпан
refuse-not-unlocked = ни одна ваша постройка не открывает этот юнит
refuse-area-not-open = область не дружеская и не пустая
refuse-area-full = предел юнитов области достигнут
refuse-none-left = в вашем запасе таких не осталось
refuse-one-transport = на этом пути уже есть ваш транспортник
refuse-not-a-route-of-the-planet = этот путь не ведёт к планете приказа
refuse-needs-unit = база строится там, где стоит ваш юнит
refuse-one-base = на этой планете у вас уже есть база
refuse-one-base-an-order = этот приказ уже построил базу
refuse-enemy-base = там стоит чужая база
refuse-team-fills-planet = тогда базы вашей команды стояли бы во всех областях планеты
refuse-one-purchase = за один приказ Стройки покупают не больше одной постройки и одного модуля
refuse-no-higher-level = следующего уровня этой постройки для вас нет
refuse-no-module-slot = на планшете нет свободного места для модуля
refuse-needs-technology = для этого юнита нужна его технология в вашей зоне
refuse-no-sacrifice = уничтожаемые ради него юниты должны стоять на планете с начала приказа
refuse-no-such-unit = такого вашего юнита там нет
refuse-no-transport = эти планеты не соединены вашим транспортником
refuse-moved-already = за один приказ юнит перемещается один раз
refuse-nowhere-to-go = этому юниту некуда войти
refuse-not-to-active-planet = юниты перемещаются только в другую область на планете приказа
refuse-one-enemy-area = за один приказ входят только в одну вражескую область, и это уже другая
refuse-teammate-area = там ваш союзник
refuse-orbital-defense = орбитальная оборона не даёт высадиться прямо на эту базу
refuse-force-too-large = больше нападать некем: сил уже предел юнитов и ещё два
refuse-too-many-units = в одной из областей юнитов больше предела
refuse-no-lift-off = туда вашу базу перенести нельзя
refuse-no-recall = на руке нет «Отзыва» или некому перейти к Арбитру
refuse-no-arbiter = вашего Арбитра там нет или нет места
refuse-not-in-technology-deck = карт этой технологии в вашей колоде Технологий нет
refuse-not-the-new-technology = это не карта новой технологии
refuse-choose-extra = выберите одно из двух преимуществ особого приказа
refuse-nothing-to-draw = в Боевой колоде и в сбросе нет карт
refuse-no-start-of-battle = у этой карты нет свойства «Начала битвы»
refuse-not-in-play-area = этой карты нет в вашей зоне
refuse-only-as-defender = это свойство применяет только защитник
refuse-ability-idle = в этой битве свойство ничего бы не дало
refuse-not-a-flyer = это должен быть воздушный юнит
refuse-not-the-cheapest = это должен быть самый дешёвый из ваших наземных юнитов
refuse-no-extra-cards = дополнительные карты даёт только особая Мобилизация
refuse-no-cards-left = в Боевой колоде не осталось карт
refuse-not-in-battle = этого юнита в битве нет или у него уже есть место
refuse-assist-stays-behind = юнит с поддержкой стоит в резерве, а не на передовой
refuse-no-such-skirmish = такой стычки нет
refuse-all-take-part = каждый юнит участвует в какой-нибудь стычке
refuse-card-not-in-hand = этой карты нет у вас на руке
refuse-not-standard = это не обычная карта
refuse-not-alone = карту подкрепления не играют одну: сначала положите обычную
refuse-not-a-reinforcement = это не карта подкрепления
refuse-one-standard-card = обычная карта в стычке одна, и она уже лежит
refuse-must-play-a-card = карту нужно сыграть в каждой стычке
refuse-skirmish-resolved = эта стычка уже разыграна
refuse-not-in-skirmish = этого юнита в стычке нет
refuse-no-victim = этот юнит уничтожить нельзя
refuse-no-such-ability = такого свойства сейчас никто не ждёт
refuse-does-not-withdraw = этот юнит не отходит
refuse-withdraws-on-planet = юниты отходят в другую область той же планеты
refuse-no-refuge = отходят только в дружескую или пустую область, но не в спорную
refuse-no-room-to-fall-back = предел юнитов этой области достигнут
refuse-no-way-to-retreat = ваш транспортник туда не ведёт
refuse-splash-misses = такой юнит этот вторичный урон не задевает
refuse-splash-wasted = нужно уничтожить как можно больше юнитов, а так один уцелел бы
refuse-not-played-here = эта карта не сыграна в этой битве или её нет в вашем сбросе
refuse-not-your-piece = там нет ничего такого вашего
refuse-last-piece = это последнее, что у вас осталось на поле
refuse-card-says-otherwise = текст карты этого не позволяет
refuse-no-enemy-area = сейчас можно входить только в дружеские и пустые области
refuse-not-a-z-axis-end = это не выход Z-пути
refuse-no-vacant-slot = эта ячейка занята или её нет
refuse-face-down = то, что лежит лицом вниз, вам не показывают
refuse-nothing-to-do-there = сейчас вас спрашивают не об этом
