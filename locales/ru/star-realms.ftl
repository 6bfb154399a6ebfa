### Star Realms: questions, choices, the log and refusals.


## Modes, roles, decks and options

mode-duel = Дуэль
mode-free-for-all = Куча-мала
mode-hunter = Охотник
mode-hydra = Гидра
mode-emperor = Император
mode-raid = Налёт

role-player = игрок
role-emperor = император
role-admiral = адмирал
role-boss = босс
role-raider = налётчик

deck-colony-wars = «Колониальные войны»
deck-base = базовый набор
deck-mixed = «Колониальные войны» и базовый набор


card-unknown = карта

## The table

heading-turn = ход { $turn }: { $player }

count-authority = влияние { $count }
count-trade = торговля { $count }
count-combat = бой { $count }
count-hand = рука { $count }
count-deck = колода { $count }
count-discard = сброс { $count }
count-owed = должен сбросить { $count }
count-pledge = даёт { $count }
count-trade-deck = торговая колода { $count }
count-scrap-heap = утиль { $count }

zone-row = Торговый ряд
zone-in-play = В игре
zone-hand = Рука
zone-hand-empty = Рука пуста
zone-hand-of = Рука: { $player }

mark-teammate = союзник
mark-out = вне игры
mark-ready = готовность
mark-primary = перв.
mark-ally = союз
mark-scrap = утиль

letter-blob = С
letter-star-empire = И
letter-trade-federation = Ф
letter-machine-cult = Т

fact-cost = стоимость { $count }
fact-defense = оборона { $count }
ability-ally = Союзное свойство
ability-scrap = В утиль
standing-role = { $role }, { $standing }
names-list = { $first }, { $rest }
names-nobody = –
mark-in-brackets = ({ $mark })
mark-used = { $mark }✓
mark-live = { $mark }+
mark-asleep = { $mark }–
letter-in-brackets = [{ $letter }]
text-plain = { $text }
text-ally = Союзное свойство: { $text }
text-scrap = В утиль: { $text }
hint-pile = Enter покажет карты стопки.
hint-deck-top = Верх этой колоды известен всем: Enter покажет его.
help-signs = [С] Слизни · [И] Звёздная империя · [Ф] Торговая федерация · [Т] Технокульт · (3) стоимость · ▽5 база и её оборона · ▼5 аванпост: пока он в игре, владельца атаковать нельзя · перв., союз, утиль — свойства карты: + готово, ✓ применено, – нет союзной карты
help-goal = Разыгрывайте карты ради очков торговли и боя, за торговлю покупайте карты получше, боем атакуйте. Побеждает тот, кто сведёт влияние противника к нулю.

## Questions

ask-main = Ваш ход: разыгрывайте карты, применяйте свойства, покупайте и атакуйте в любом порядке, затем завершите ход.
ask-team-main = Ход вашей команды: разыгрывайте карты, применяйте свойства, покупайте и атакуйте в любом порядке, затем сообщите о готовности.
ask-either-or = «{ $card }»: выберите один из двух эффектов.
ask-victim = Выберите противника, который сбросит карту.
ask-discard = Выберите карту с руки для сброса (осталось { $count }).
ask-may-discard-own = { $count ->
    [one] Можно сбросить с руки { $count } карту.
    [few] Можно сбросить с руки до { $count } карт.
   *[many] Можно сбросить с руки до { $count } карт.
}
ask-discard-own = Выберите карту с руки для сброса (осталось { $count }).
ask-may-scrap-hand = { $count ->
    [one] Можно отправить в утиль { $count } карту с руки.
    [few] Можно отправить в утиль до { $count } карт с руки.
   *[many] Можно отправить в утиль до { $count } карт с руки.
}
ask-scrap-hand = Выберите карту с руки и отправьте её в утиль (осталось { $count }).
ask-may-scrap-discard = { $count ->
    [one] Можно отправить в утиль { $count } карту из стопки сброса.
    [few] Можно отправить в утиль до { $count } карт из стопки сброса.
   *[many] Можно отправить в утиль до { $count } карт из стопки сброса.
}
ask-may-scrap-own = { $count ->
    [one] Можно отправить в утиль { $count } карту с руки или из стопки сброса.
    [few] Можно отправить в утиль до { $count } карт с руки или из стопки сброса.
   *[many] Можно отправить в утиль до { $count } карт с руки или из стопки сброса.
}
ask-scrap-own = Выберите карту с руки или из стопки сброса и отправьте её в утиль (осталось { $count }).
ask-trade-or-combat = { $count ->
    [one] Возьмите 2 очка торговли или 2 очка боя за сброшенную карту.
    [few] Возьмите 2 очка торговли или 2 очка боя за одну из сброшенных карт (осталось { $count }).
   *[many] Возьмите 2 очка торговли или 2 очка боя за одну из сброшенных карт (осталось { $count }).
}
ask-scrap-row = { $count ->
    [one] Можно отправить в утиль { $count } карту из торгового ряда.
    [few] Можно отправить в утиль до { $count } карт из торгового ряда.
   *[many] Можно отправить в утиль до { $count } карт из торгового ряда.
}
ask-may-destroy-base = Можно уничтожить базу.
ask-destroy-base = Выберите базу, которая будет уничтожена.
ask-acquire-any-ship = Выберите корабль, который купите бесплатно.
ask-acquire-free = Выберите карту не дороже { $cost }, которую купите бесплатно.
ask-place = Куда положить карту «{ $card }»?
ask-copy-base = Выберите базу для копирования до конца хода.
ask-copy-ship = Выберите корабль для копирования.
ask-attack-amount = Сколько очков боя потратить на атаку? Цель: { $target }, боевой резерв: { $combat }.
ask-damage-amount = Сколько очков боя потратить на базу «{ $card }»? До уничтожения не хватает { $missing }.
ask-joint-attack = { $proposer } предлагает вместе уничтожить базу «{ $card }» ({ $owner }). Сколько очков боя вы дадите?
ask-joint-purchase = { $proposer } предлагает вместе купить карту «{ $card }», получатель: { $receiver }. Сколько очков торговли вы дадите?
ask-gift = Вы выбыли из игры. Можно отдать одну из своих карт. Получатель: { $to }.

## What the others wait for

wait-main = Сейчас ходит { $player }.
wait-choose = { $player } выбирает один из двух эффектов.
wait-victim = { $player } выбирает, кто сбросит карту.
wait-discard = { $player } сбрасывает карты.
wait-scrap = { $player } решает, что отправить в утиль.
wait-destroy-base = { $player } решает, уничтожить ли базу.
wait-acquire = { $player } выбирает карту.
wait-copy = { $player } выбирает, что скопировать.
wait-attack = { $player } атакует.
wait-joint = { $player } отвечает на предложение команды.
wait-gift = { $player } отдаёт карту.

## Headings of choices

group-play = Разыграть
group-use = Свойства
group-attack = Атака
group-acquire = Купить
group-pass = Передать союзнику

## Choices

do-play = Разыграть «{ $card }»
do-use-primary = Применить «{ $card }»
do-use-ally = Союзное свойство: «{ $card }»
do-use-scrap = В утиль ради свойства: «{ $card }»
do-acquire = Купить «{ $card }» (торговля: { $cost })
do-acquire-free = Взять бесплатно «{ $card }» (стоимость { $cost })
do-attack = Атаковать: { $target }
do-attack-base = Атаковать базу «{ $card }» ({ $owner }, нужно { $defense })
do-pass = Передать «{ $card }» за 1 торговли: { $to }
do-propose-attack = Предложить вместе уничтожить «{ $card }» ({ $owner })
do-propose-acquire = Предложить вместе купить «{ $card }» (получатель: { $receiver })
do-ready = Моя основная фаза окончена
do-end-turn = Завершить ход
confirm-unplayed = { $cards ->
        [one] У вас ещё { $cards } карта, которую можно разыграть.
        [few] У вас ещё { $cards } карты, которые можно разыграть.
       *[other] У вас ещё { $cards } карт, которые можно разыграть.
    } Всё равно завершить ход?
confirm-unspent = Вы ещё можете атаковать: боевая мощь — { $combat }. Всё равно завершить ход?
confirm-unplayed-and-unspent = { $cards ->
        [one] У вас ещё { $cards } карта, которую можно разыграть,
        [few] У вас ещё { $cards } карты, которые можно разыграть,
       *[other] У вас ещё { $cards } карт, которые можно разыграть,
    } и боевая мощь для атаки — { $combat }. Всё равно завершить ход?
do-withdraw = Отменить готовность
do-spend = Потратить { $amount }
do-choose-either = { $effect }
do-choose-or = { $effect }
do-take-trade = +2 торговли
do-take-combat = +2 боя
do-target = Карту сбрасывает { $target }
do-discard = Сбросить «{ $card }»
do-scrap-hand = В утиль с руки: «{ $card }»
do-scrap-discard = В утиль из сброса: «{ $card }»
do-scrap-row = В утиль из торгового ряда: «{ $card }»
do-destroy-own = Уничтожить свою базу «{ $card }»
do-destroy = Уничтожить базу «{ $card }» ({ $owner })
do-copy-base = Скопировать базу «{ $card }» ({ $owner })
do-copy-ship = Скопировать корабль «{ $card }»
do-place-pile = В стопку сброса
do-place-ability-top = На верх личной колоды (по свойству)
do-place-ability-hand = На руку (по свойству)
do-place-own-text = На руку (по тексту самой карты)
do-place-waiting-hand = На руку (по эффекту этого хода)
do-place-waiting-top = На верх личной колоды (по эффекту этого хода)
do-place-waiting-ship-top = На верх личной колоды (по эффекту этого хода для кораблей)
do-give = Отдать «{ $card }»
do-decline = Нет, больше ничего

## Effects to choose from

effect-trade-1 = +1 торговли
effect-trade-2 = +2 торговли
effect-trade-3 = +3 торговли
effect-combat-2 = +2 боя
effect-combat-3 = +3 боя
effect-combat-5 = +5 боя
effect-combat-6 = +6 боя
effect-authority-1 = +1 влияния
effect-authority-2 = +2 влияния
effect-authority-3 = +3 влияния
effect-acquire-6 = Бесплатно купить карту не дороже 6
effect-draw-per-blob = Взять по карте за каждую разыгранную в этот ход карту Слизней
effect-discard-draw = Сбросить до 2 карт и взять столько же

## The log

log-first-drawn = Первый ход по жребию: { $player }.
log-first-team-drawn = По жребию начинает команда, где играет { $player }.
log-boss-drawn = Босс по жребию: { $player }.
log-shuffled = { $player } замешивает стопку сброса в новую колоду.
log-began = Торговый ряд выложен, стартовые карты на руках.
log-turn = Ход { $turn }: { $player }.
log-team-turn = Ход { $turn }: команда, где играет { $player }.
log-played = { $player } разыгрывает «{ $card }».
log-used-primary = { $player } применяет «{ $card }».
log-used-ally = { $player } применяет союзное свойство: «{ $card }».
log-used-scrap = { $player } отправляет в утиль «{ $card }» ради свойства.
log-gained-trade = { $amount ->
    [one] { $player } получает { $amount } очко торговли («{ $card }»).
    [few] { $player } получает { $amount } очка торговли («{ $card }»).
   *[many] { $player } получает { $amount } очков торговли («{ $card }»).
}
log-gained-combat = { $amount ->
    [one] { $player } получает { $amount } очко боя («{ $card }»).
    [few] { $player } получает { $amount } очка боя («{ $card }»).
   *[many] { $player } получает { $amount } очков боя («{ $card }»).
}
log-gained-authority = { $amount ->
    [one] { $player } получает { $amount } очко влияния («{ $card }»).
    [few] { $player } получает { $amount } очка влияния («{ $card }»).
   *[many] { $player } получает { $amount } очков влияния («{ $card }»).
}
log-drew = { $count ->
    [one] { $player } берёт { $count } карту.
    [few] { $player } берёт { $count } карты.
   *[many] { $player } берёт { $count } карт.
}
log-hand-discarded = { $count ->
    [one] { $player } сбрасывает с руки { $count } карту.
    [few] { $player } сбрасывает с руки { $count } карты.
   *[many] { $player } сбрасывает с руки { $count } карт.
}
log-discarded = { $player } сбрасывает «{ $card }».
log-scrapped-hand = { $player } отправляет в утиль с руки «{ $card }».
log-scrapped-discard = { $player } отправляет в утиль из стопки сброса «{ $card }».
log-scrapped-row = { $player } отправляет в утиль из торгового ряда «{ $card }».
log-row-filled = В торговом ряду появляется «{ $card }».
log-acquired = { $paid ->
    [0] { $player } бесплатно получает «{ $card }».
    [one] { $player } покупает «{ $card }» за { $paid } очко торговли.
    [few] { $player } покупает «{ $card }» за { $paid } очка торговли.
   *[many] { $player } покупает «{ $card }» за { $paid } очков торговли.
}
log-acquired-hand = { $paid ->
    [0] { $player } бесплатно получает на руку «{ $card }».
    [one] { $player } покупает на руку «{ $card }» за { $paid } очко торговли.
    [few] { $player } покупает на руку «{ $card }» за { $paid } очка торговли.
   *[many] { $player } покупает на руку «{ $card }» за { $paid } очков торговли.
}
log-acquired-top = { $paid ->
    [0] { $player } бесплатно получает на верх колоды «{ $card }».
    [one] { $player } покупает на верх колоды «{ $card }» за { $paid } очко торговли.
    [few] { $player } покупает на верх колоды «{ $card }» за { $paid } очка торговли.
   *[many] { $player } покупает на верх колоды «{ $card }» за { $paid } очков торговли.
}
log-discard-demanded = { $player } требует сбросить карту: { $victim }.
log-next-to-hand = Следующая покупка попадёт на руку: { $player }.
log-next-to-top = Следующая покупка ляжет на верх колоды: { $player }.
log-copied = { $player }: «{ $card }» теперь копия карты «{ $of }».
log-attacked = { $player } атакует на { $amount }: { $target }, влияние { $authority }.
log-base-damaged = { $amount ->
    [one] { $player } наносит { $amount } очко урона базе «{ $card }» ({ $owner }).
    [few] { $player } наносит { $amount } очка урона базе «{ $card }» ({ $owner }).
   *[many] { $player } наносит { $amount } очков урона базе «{ $card }» ({ $owner }).
}
log-base-destroyed = { $paid ->
    [0] { $player } уничтожает свойством базу «{ $card }» ({ $owner }).
    [one] { $player } уничтожает за { $paid } очко боя базу «{ $card }» ({ $owner }).
    [few] { $player } уничтожает за { $paid } очка боя базу «{ $card }» ({ $owner }).
   *[many] { $player } уничтожает за { $paid } очков боя базу «{ $card }» ({ $owner }).
}
log-damage-removed = Урон с баз снят: { $player }.
log-passed = { $player } передаёт «{ $card }». Получатель: { $to }.
log-attack-proposed = { $player } предлагает вместе уничтожить базу «{ $card }» ({ $owner }).
log-purchase-proposed = { $player } предлагает вместе купить «{ $card }». Получатель: { $receiver }.
log-pledged = { $amount ->
    [0] { $player } ничего не даёт.
   *[other] { $player } вносит { $amount } в общую оплату.
}
log-joint-failed = Совместная оплата не состоялась. Предложение: { $player }.
log-joint-paid = Команда платит вместе.
log-ready = { $player } завершает основную фазу.
log-withdrew = { $player } отменяет готовность.
log-conceded = { $player } сдаётся.
log-eliminated = { $player } выбывает из игры.
log-given = { $player } отдаёт «{ $card }». Получатель: { $to }.
log-drawn = Давно ничего не меняется: ничья.
log-won = { $player } побеждает.
log-team-won = Побеждает сторона, где играет { $player }.

## Refusals

refuse-number-of-players = этот режим рассчитан на другое число игроков
refuse-no-such-seat = на этом месте никто не сидит
refuse-game-over = игра окончена
refuse-not-begun = колоды ещё перемешиваются
refuse-eliminated = выбывший игрок больше не участвует в игре
refuse-not-your-decision = сейчас решает другой игрок
refuse-finish-first = эффект ещё не завершён: сначала ответьте на его вопрос
refuse-nothing-asks = сейчас этого ничто не требует
refuse-not-in-hand = этой карты нет у вас на руке
refuse-not-in-play = такой карты в игре нет
refuse-no-such-ability = у карты нет такого свойства
refuse-ship-primary = первичное свойство корабля срабатывает при розыгрыше, а не позже
refuse-already-used = это свойство уже применено; каждое действует раз за ход
refuse-no-ally = для союзного свойства нужна другая карта той же фракции в игре
refuse-not-for-sale = эта карта не продаётся
refuse-starting-card = разведчиков и штурмовиков купить нельзя
refuse-no-explorers = стопка исследователей пуста
refuse-too-expensive = карта стоит больше, чем у вас очков торговли
refuse-beyond-ability = свойство не позволяет взять эту карту
refuse-no-combat = у вас нет очков боя для атаки
refuse-not-an-opponent = это не ваш противник
refuse-outpost-guards-player = этого игрока защищает аванпост: сначала уничтожьте его
refuse-outpost-guards-base = эту базу защищает аванпост: сначала атакуйте его
refuse-outpost-guards-target = эту базу защищает аванпост: пока он в игре, её нельзя выбрать целью
refuse-team-outpost-guards-player = этого игрока защищает аванпост союзника: сначала уничтожьте его
refuse-team-outpost-guards-base = эту базу защищает аванпост союзника: сначала уничтожьте его
refuse-ships-are-safe = корабли атаковать нельзя
refuse-defense-too-high = очков боя меньше, чем оборона базы
refuse-wrong-amount = потратить можно от 1 очка до всего боевого резерва
refuse-more-than-needed = это больше, чем нужно для уничтожения базы
refuse-wrong-share = с такой долей цену не набрать, или у вас столько нет
refuse-only-left-neighbour = в «Охотнике» вы играете только против соседа слева
refuse-only-neighbours-bases = в «Охотнике» вы атакуете только базы соседей
refuse-only-opposite-admiral = адмирал играет только против адмирала напротив
refuse-only-enemy-emperor = адмирал напротив выбыл, поэтому атаковать можно только вражеского императора
refuse-no-passing = карты передают только в режиме «Император»
refuse-passing-costs-trade = передача карты стоит 1 очко торговли
refuse-not-in-discard = этой карты нет в вашей стопке сброса
refuse-zone-not-named = свойство не позволяет брать карты оттуда
refuse-not-in-row = этой карты нет в торговом ряду
refuse-not-a-teammate = это не союзник, который остаётся в игре
refuse-no-joint-payment = вместе платят только команды в «Гидре»
refuse-no-joint-explorers = исследователей вместе не покупают
refuse-team-too-poor = даже вместе у команды слишком мало очков
refuse-already-declined = ваше прошлое предложение не состоялось, и резервы с тех пор не изменились
refuse-nothing-to-give = вам нечего на это дать
refuse-already-ready = ваша основная фаза окончена
refuse-not-ready = ваша основная фаза ещё не окончена
refuse-not-optional = эта часть свойства обязательна
refuse-cannot-be-targeted = этого игрока выбрать нельзя
refuse-cannot-be-copied = скопировать можно только другую базу в игре
refuse-ship-cannot-be-copied = скопировать можно только другой корабль, разыгранный вами в этот ход
refuse-cannot-be-placed-so = ни один эффект не кладёт карту туда
refuse-not-yours-to-give = это не ваша карта
refuse-scrap-heap-is-final = карты из утиля не возвращаются
refuse-face-down = эти карты лежат рубашкой вверх
