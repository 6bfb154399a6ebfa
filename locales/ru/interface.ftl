### The interface: everything that is the same for all games.

## Players

name-player = Игрок { $number }
bot-novice = Бот-новичок
bot-easy = Лёгкий бот
bot-normal = Обычный бот
bot-hard = Сильный бот
bot-expert = Бот-эксперт
bot-random = Случайный бот
bot-greedy = Жадный бот
bot-other = Бот { $level }

## The table page

title-help = ? справка
title-log = Журнал
title-question = { $player }, решение за вами
title-waiting = Ожидание
title-over = Игра окончена
title-help-window = Справка
title-rules = Правила: { $wanted }

hints-table = ↑↓←→ Tab фокус · Enter применить · 1 2 a b выбор · u отмена · q выход · r правила · c карта · s сохранить · ? справка · l журнал · L English · X сдаться
hints-over = n новая игра · w посмотреть игру · s сохранить · q выход · u отмена · l журнал · L English
hints-replay = ← → шаг · PgUp PgDn ход · q выход · число Enter переход · ↑↓ стол · L English · Home End
choices-all = Esc: все варианты
choose-amount = Потратить ‹ { $amount } ›   ({ $least }–{ $most }; цифры, + и −; Enter)

wait-thinking = { $player } думает… { $percent } %
wait-for = Ожидается решение: { $player }.
wait-keys = Пробел: поторопить бота · u: отменить своё последнее решение

curtain-pass = Передайте экран. Следующий игрок: { $player }.
curtain-enter = Никто больше не смотрит? Тогда нажмите Enter.
screen-too-small = Нужен терминал размером { $width }×{ $height }, а этот — { $columns }×{ $rows }. Увеличьте окно или уменьшите шрифт.

over-won = { $player }: победа!
over-drawn = Ничья: { $player }.

help-keys =
    Стрелки, Tab — перемещение по столу и вариантам. Знак › отмечает то, что можно применить сейчас.
    Enter — применить то, что в фокусе; если нельзя, узнать почему.
    1 2 3, a b d — выбрать вариант по номеру или букве.
    + и −, цифры — изменить количество; Enter тратит его.
    Esc — вернуться ко всем вариантам. Пробел — поторопить бота.
    c — полный текст карты. l — весь журнал.
    r или / — найти в правилах, сначала то, о чём спрашивают или что нарушено.
    u — отменить. s — сохранить. q — выйти. X — сдаться.
    V — передать экран другому игроку, которого тоже спрашивают.
    L — in English. Клавиши работают и в русской раскладке.
close-hint = ↑↓ прокрутка · Esc закрыть
pile-hint = ↑↓ · Enter применить · c карта · Esc закрыть
rules-hint = введите слова или номер · ↑↓ прокрутка · Esc закрыть
rules-nothing-found = Ничего не найдено. Введите меньше слов или номер пункта, например 5.4.2.

confirm-quit = Игра не сохранена. Всё равно выйти?
confirm-quit-keys = s сохранить и выйти · y выйти · Esc остаться
confirm-concede = Сдаться? Без согласия остальных это уже не отменить.
confirm-keys = y да · Esc нет
confirm-undo = { $player } просит отменить последнее решение и всё, что было после него. Остальные согласны: { $others }?

notice-undone = Решение отменено.
notice-saved = Игра сохранена: { $file }.
notice-not-saved = не удалось сохранить { $file }: { $error }
notice-file-exists = файл { $file } уже существует и остался без изменений; запустите игру с другим именем в --save
notice-no-card = Это не карта.

## What the table refuses

table-not-seated = на этом месте никто не сидит ({ $player })
table-not-human = это может сделать только человек ({ $player })
table-over = игра окончена
table-stale-version = игра ушла вперёд; посмотрите ещё раз
table-unasked = сейчас этого ничто не требует
table-seat-count = мест в игре: { $expected }, а указано: { $actual }
table-nothing-to-undo = отменять нечего: вы ещё ничего не решали
table-undo-pending = { $player } просит отменить решение; сначала ответьте на эту просьбу
table-no-undo-asked = никто не просил отменить решение

## Saved games

load-not-orrery = это не сохранённая игра Orrery; выберите файл, который записала эта программа
load-newer-format = файл записан более новой версией Orrery (формат { $found }); обновите программу
load-other-game = это игра { $found }, а не { $expected }
load-other-rules = игра шла по правилам версии { $found }, а программа знает версию { $expected }; откройте её в той версии Orrery, которой она сохранена
load-damaged = файл повреждён, строка { $line }: { $reason }; возьмите другую копию файла
load-refused = правила не допускают строку { $line }: { $reason }; файл изменён
load-state-differs = в строке { $line } игра расходится с сохранённой; файл изменён

damage-truncated = текст обрывается
damage-checksum = контрольная сумма не совпадает
damage-header = здесь ожидалась другая строка заголовка
damage-line = это не запись, не контрольная точка и не результат
damage-encoding = байты не имеют смысла
damage-no-checkpoint = нет контрольной точки
damage-seats = в игре другое число мест
damage-result = у игры нет такого результата
damage-not-text = это не текст

replay-verified = Проверено. Записей: { $records }, контрольных точек совпало: { $checkpoints }, результат совпал.
replay-record = запись { $at } из { $records }

## The rules on the command line

rules-how = Укажите пункт (5.4.2, G12), раздел (4.4) или слова (аванпост защищает).
rules-no-match = В правилах нет ничего по запросу «{ $wanted }». Введите меньше слов, начало слова или номер пункта, например 5.4.2; без аргумента выводится оглавление.

## Simulation

sim-progress = {"{"}spinner{"}"} {"{"}wide_bar{"}"} игр: {"{"}pos{"}"}/{"{"}len{"}"}, осталось {"{"}eta{"}"}
sim-bot = Бот
sim-wins = Победы
sim-rate = Доля побед (95 %)
sim-first = Ходил первым
sim-first-wins = Сторона, которая ходит первой, выигрывает { $rate } игр с победителем.
sim-draws = Ничьих: { $draws } из { $games }.
sim-broken-off = Прервано бесконечных игр: { $games }.
sim-turns = Ходов: в среднем { $mean }, от { $min } до { $max }.
sim-decisions = Решений: в среднем { $mean }, от { $min } до { $max }.
sim-speed = Игр в секунду: { $speed }.
sim-stopped = Остановлено: сыграно { $games } из { $all }.
sim-timed = Один из ботов думает по часам: игры шли по одной, и при том же начальном числе итог в другой раз может быть иным.
sim-timed-together = Один из ботов думает по часам, а процессоры делили одновременные игры ({ $threads }): времени у него было меньше, чем указано в названии, и при том же начальном числе итог в другой раз может быть иным.
arena-rating = Рейтинг (95 %)
arena-wins = Побед / игр
arena-time = мс на решение
arena-uneven = Все встретятся со всеми на всех местах поровну после каждых { $cycle } игр; выберите в --games кратное число.
arena-orders = Во всех порядках вокруг стола боты побывают поровну после каждых { $round } игр.
arena-written = Отчёт записан в файл { $file }
arena-title = { $game }, игроков: { $players }; игр: { $games }, начальное число { $seed }
arena-ratings = Рейтинги
    .about = 400 очков — это десять к одному; 0 — среднее тех ботов, которые побеждали друг друга, напрямую или через других, а если таких нет — среднее всех. Отрезки — 95-процентные интервалы: все рейтинги, при которых такие результаты не намного менее вероятны, чем при самых правдоподобных. Стрелка, а в цифрах ≥ или ≤, стоит там, где результаты не ставят предела: кто выиграл всё, может быть сильнее на сколько угодно.
arena-table = В цифрах
arena-duels = Кто кого обыгрывает
    .about = Доля побед бота из строки над ботом из столбца среди игр, где только один из них победил или разделил победу.
arena-duel = побед { $wins }, игр { $games }
arena-course = Рейтинги от игры к игре
    .about = Если линии справа ещё блуждают, нужно больше игр.
arena-lengths = Ходов за игру
arena-stop = Ctrl-C остановит игры и подведёт итог уже сыгранным.

## The list of games

games-facts = игроков: { $least }–{ $most }, минут: { $short }–{ $long }
games-players = игроков: { $players }

## Errors

error-file = { $file }: { $reason }
error-seats = названо мест: { $seats }, а игроков: { $players }; назовите столько же мест или уберите --players
error-players = { $mode }: нужное число игроков — { $counts }, а не { $players }; измените --players или выберите из списка: { $fitting }
error-players-none = в игре от { $least } до { $most } игроков, а не { $players }; измените --players
error-first = нет места { $seat }, игроков: { $players }; --first считает с 1
error-bot = нет бота «{ $name }»; укажите human, human:ИМЯ, novice, easy, normal, hard, expert, random, greedy, search:3000 или search:500ms
error-name = в имени должно быть от 1 до { $most } букв: human:ИМЯ
error-player = нет бота «{ $name }»; укажите novice, easy, normal, hard, expert, random, greedy, search:3000, search:500ms или, для своей программы, cmd:КОМАНДА
error-sim-seats = названо ботов: { $seats }, а режиму нужно: { $players }; назовите в --seats по боту на место
error-program-start = программа «{ $program }» не запускается: { $reason }
error-program-ended = программа «{ $program }» завершилась раньше игры
error-program-late = программа «{ $program }» не отвечает уже { $seconds } с
error-program-answer = программа «{ $program }» должна ответить {"{"}"action": ...{"}"} с действием из предложенных, а не: { $answer }
error-arena-bots = назовите в --bots хотя бы двух разных ботов, например --bots greedy,easy,random
error-arena-file = файл { $file } уже есть; назовите в --report другой
error-arena-stopped = остановлено прежде, чем закончилась хоть одна игра
error-arena-report = не удаётся записать отчёт { $file }; назовите в --report другой файл
error-save-exists = файл { $file } уже существует и остался без изменений; укажите другое имя в --save или продолжите игру через --resume
error-record-exists = файл { $file } уже существует и остался без изменений; укажите другую папку в --records
error-folder = не удалось создать папку { $folder }
error-foreign-seats = { $file }: места в этой игре пусты или заняты ботами, которых программа не знает
error-no-terminal = нужен терминал; запустите программу в нём, не перенаправляя вывод
error-replay-terminal = для просмотра нужен терминал; для печати есть --list, --at N и --verify
error-set = «{ $wish }» ничего не выбирает; пишите --set параметр=значение
error-option = нет параметра «{ $key }»; есть: { $keys }
error-written = «{ $key }» — одна строка не длиннее { $most } символов
error-value = «{ $key }» не может быть «{ $value }»; возможно: { $values }
error-unknown-game = { $file }: программа не знает игры «{ $game }»
error-at = записи { $at } нет, всего записей: { $records }

odds-no-flag = в этой игре нечего выбирать с --{ $flag }
odds-bad-flag = --{ $flag } не может быть «{ $text }»; возможно: { $known }
odds-none = в этой игре нет столкновений, шансы которых можно было бы назвать
