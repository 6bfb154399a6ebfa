### People beyond one move: clocks and votes of a table, ratings, notifications, the operators' page.

## Clock and votes

clock-total = Время на всю игру
clock-total-none = Сколько понадобится
clock-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}
clock-weekends = Суббота и воскресенье не считаются
clock-zone = Часовой пояс
clock-late = Когда время вышло
clock-late-bot = пока игрока нет, играет бот
clock-late-concede = игрок сдаётся
clock-late-vote = любой может посадить бота
clock-late-explained = { $player }: время вышло.
clock-turn = Ход длится, пока не решит кто-то другой, сколько бы решений в нём ни было.
clock-none = Никто не торопит. Выберите время на ход, чтобы партия шла несколько дней.
clock-paused = Часы стоят.
clock-weekend = Выходные ({ $zone }): до понедельника время не считается.
clock-spent = Ваше время на эту игру вышло. Дальше за вас играет бот.
clock-ends = время до { $when }
clock-over = время вышло
clock-waits = ждёт других
clock-left = на всю игру осталось: { $time }
clock-until = до { $when }
clock-dh = { $days } д { $hours } ч
clock-hm = { $hours } ч { $minutes } мин
clock-sign = Время игрока { $player }:
clock-sign-paused = часы стоят
clock-sign-weekend = выходные
clock-move-hours = { $hours ->
    [one] { $hours } час на ход
    [few] { $hours } часа на ход
   *[many] { $hours } часов на ход
}
clock-move-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
}
clock-all-hours = { $hours ->
    [one] { $hours } час на игру
    [few] { $hours } часа на игру
   *[many] { $hours } часов на игру
}
clock-all-days = { $days ->
    [one] { $days } день на игру
    [few] { $days } дня на игру
   *[many] { $days } дней на игру
}
clock-weekends-off = выходные не считаются
clock-hours = { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[many] { $hours } часов
}
clock-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}

vote-open = Часы и голосования
vote-votes = Голосования
vote-clock = Часы
vote-explained = То, что касается всего стола, требует согласия всех. Один голос против — и голосование прекращено.
vote-alone = Кроме вас, людей за столом нет: что вы решите, то и будет.
vote-offline = Сервер недоступен. Голосовать можно будет, когда связь восстановится.
vote-for-good = Отменить это нельзя.
vote-pause = Остановить часы
vote-pause-explained = Они стоят, пока кто-нибудь не захочет продолжить.
vote-resume = Продолжить
vote-resume-explained = Часы снова пойдут, голосовать не нужно.
vote-extend = Больше времени
vote-extend-explained = Тот, кому решать, получает ещё столько же времени, сколько отведено на ход, а если ограничено только время на партию — сутки.
vote-concede = Отдать победу: { $player }
vote-concede-explained = Все остальные сдаются.
vote-abort = Закончить без результата
vote-abort-explained = Никто не побеждает, и партия не засчитывается.
vote-bot = За игрока { $player } играет бот
vote-bot-explained = Игрока нет; вернуться на место он может когда угодно.
vote-bot-late = Время игрока вышло: достаточно вашего решения.
vote-propose = Предложить
vote-do = Сделать
vote-withdraw = Передумать
vote-agree = Согласиться
vote-refuse = Против
vote-mine = вы согласны
vote-waits = Ждут вашего голоса: { $what }
vote-aborted = Закончено без результата
vote-aborted-explained = Партия остановлена.

note-moved = { $player } предлагает голосование: { $what }
note-carried = Все согласны: { $what }
note-refused = { $player } против: { $what }
note-resumed = { $player } снова запускает часы
note-replaced = За игрока { $player } играет бот
note-late = Время игрока { $player } вышло: дальше играет бот
note-back = { $player } снова играет
note-timed-out = Время игрока { $player } вышло

over-ratings = Рейтинг (изменение)
over-unrated = Без рейтинга. Засчитывается партия, сыгранная здесь с самого начала, где у всех есть учётные записи, у каждого одно место и хотя бы пять решений.
over-rating = { $points } ({ $change })

web-barred = Вход закрыт
web-barred-hint = Так решили те, кто управляет сервером. Если это ошибка, напишите им; когда доступ откроют, откроется и эта страница.
web-barred-password = Пароль, если есть учётная запись

## Leaderboards and players
web-ways = Разделы

board-title = Рейтинг
board-explained = Считаются партии между людьми с учётными записями; для каждой игры и числа игроков рейтинг свой.
board-games-nav = Игры
board-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
board-empty = Здесь пока никого. Доиграйте партию с людьми, и вы будете первым.
board-place = Место
board-name = Игрок
board-rating = Рейтинг
board-games = Партии
board-wins = Победы
board-about = Как считается рейтинг
board-about-text = По методу Вэн и Линя для многих игроков. Победители делят первое место; остальные за ними по итогам самой игры, и кто выбыл раньше, тот ниже. Напарники оцениваются как одна сторона: её победы и поражения делятся между ними. Кто оставил место боту, тот последний. Показана нижняя оценка силы игрока, поэтому рейтинг начинается с 0 и растёт с числом партий.
player-since = Играет здесь с { $when }
player-ratings = Рейтинги
player-unrated = Партий для рейтинга пока нет: засчитывается игра, где на всех местах разные люди с учётными записями, каждый принял хотя бы пять решений и есть результат.
player-no-games = Законченных партий пока нет.
player-no-games-mine = Вы пока не закончили ни одной партии. Начните с игры против ботов или сядьте за открытый стол.
player-rated-games = Рейтинг после игры
player-play = Выбрать игру
player-curve = Рейтинг за { $games ->
    [one] { $games } партию
    [few] { $games } партии
   *[many] { $games } партий
}
player-curve-none = Среди последних двухсот партий таких нет.
player-curve-last = Рейтинг за { $games ->
    [one] последнюю { $games } партию
    [few] последние { $games } партии
   *[many] последние { $games } партий
}
player-months = Сколько партий закончено в каждом месяце
player-share = Законченные партии и победы
player-history = Партии с рейтингом
player-won = победа
player-lost = поражение
player-against = против: { $names }
player-with = вместе: { $names }
player-replay = Запись
player-mine = Моя страница
player-games-won = побед: { $wins } из { $games }

## Settings

settings-title = Настройки
settings-notices = Уведомления
settings-explained = Пока вы смотрите на какой-нибудь стол, ничего не приходит. В сообщениях только то, что видно с вашего места.
settings-mail = Адрес почты
settings-mail-none = Этот сервер не отправляет писем.
settings-mail-waits = Письмо в пути: откройте ссылку из него, чтобы подтвердить адрес. До этого писем об играх не будет.
settings-mail-replaces = Адрес { $new } ждёт подтверждения: откройте ссылку из письма. До этого письма приходят на { $old }.
settings-mail-guarded = Письмом на этот адрес можно задать новый пароль, поэтому нужен нынешний.
settings-mail-again = Отправить ещё раз
settings-mail-sent = Письмо снова в пути.
settings-guest = Вы гость: эти настройки живут, пока этот браузер вас помнит. С учётной записью они останутся, где бы вы ни вошли.
settings-nowhere = Пока сообщать некуда: укажите адрес почты, вебхук или включите сообщения в этом браузере.
settings-test-hint = Пробное сообщение уйдёт по сохранённым адресам и в ваши браузеры.
settings-mail-confirmed = Адрес подтверждён.
settings-letters = Присылать туда письма об играх
settings-webhook = Вебхук
settings-webhook-hint = Адрес https, который дал Discord или Slack, или ваш собственный.
settings-webhook-brief = Там читают и другие: писать только, что мой ход, без самого вопроса
settings-form = Формат
settings-form-discord = Discord
settings-form-slack = Slack
settings-form-json = Просто JSON
settings-what = Сообщать
settings-turns = когда мой ход
settings-ends = когда игра окончена
settings-votes = когда ждут моего голоса
settings-pause = Об одном столе не чаще раза в
settings-digest = Всё вместе раз в день
settings-digest-none = Нет, по одному
settings-digest-at = в { $hour }
settings-quiet = Тихие часы
settings-quiet-from = с
settings-quiet-to = до
settings-zone = Мой часовой пояс
settings-language = Язык сообщений
settings-save = Сохранить
settings-saved = Сохранено.
settings-test = Отправить пробное сообщение
settings-tested = Сообщение отправлено.
settings-confirmed = Адрес подтверждён. Письма будут приходить на него.
settings-leave = Больше не писать об играх?
settings-leave-explained = Писем об играх не будет. Адрес останется на случай, если вы забудете пароль.
settings-leave-do = Больше не писать
settings-leave-stay = Пусть приходят
settings-left = Писем об играх больше не будет. Адрес остаётся на случай, если вы забудете пароль.
settings-account = Мои данные
settings-export = Скачать всё, что сервер знает обо мне
settings-forget = Забыть меня
settings-delete = Удалить учётную запись
settings-delete-explained = Имя, пароль, адреса, рейтинги и история исчезнут. Сыгранные партии останутся, на вашем месте будет игрок без имени; остальные доиграют боты. Отменить это нельзя.
settings-delete-guest = Имя исчезнет, а за ваши места сядут боты. Отменить это нельзя.
settings-delete-sure = Удалить навсегда
settings-keep = Оставить

## Browsers that are told by push

web-push-way = Браузер
web-push = Сообщать в этот браузер
web-push-off = Сообщение появится на этом устройстве, даже если Orrery нигде не открыта.
web-push-on = Сообщения появляются на этом устройстве. Когда вы выйдете, они прекратятся.
web-push-insecure = Браузеры принимают сообщения только от сайтов, чей адрес начинается с https.
web-push-unsupported = Этот браузер не умеет показывать сообщения сайтов. Возьмите другой браузер либо укажите почту или вебхук.
web-push-denied = Этому браузеру запрещено показывать сообщения отсюда. Чтобы разрешить, нажмите на значок рядом с адресом, выберите для уведомлений «Разрешить» и вернитесь сюда.
web-push-dismissed = браузеру не разрешили показывать сообщения: включите ещё раз и выберите «Разрешить»
web-push-no-service = этот браузер не может связаться со службой сообщений: попробуйте позже или укажите почту либо вебхук
web-push-turned-on = Теперь сообщения будут приходить в этот браузер.
web-push-turned-off = В этот браузер больше ничего не придёт.
web-push-list = Браузеры, в которые приходят сообщения
web-push-name = { $browser }, { $system }
web-push-nameless = Неизвестный браузер
web-push-since = с { $date }
web-push-since-here = этот браузер, с { $date }
web-push-remove = Убрать
web-push-remove-named = Убрать: { $name }
web-push-removed = Браузер убран: { $name }.

## Passwords

password-title = Пароль
password-explained = В других браузерах придётся войти заново.
password-current = Нынешний пароль
password-new = Новый пароль (не короче 8 знаков)
password-change = Сменить пароль
password-changed = Пароль изменён.
password-programs = { $count ->
    [one] { $count } программа сохранила токен и играет дальше; отозвать его можно ниже, в разделе «{ $place }».
    [few] { $count } программы сохранили токены и играют дальше; отозвать их можно ниже, в разделе «{ $place }».
   *[many] { $count } программ сохранили токены и играют дальше; отозвать их можно ниже, в разделе «{ $place }».
}
password-wrong = Это не ваш нынешний пароль.
password-forgotten = Я не помню пароль
password-forgotten-do = Попросить новое письмо
password-sent = Если у учётной записи есть подтверждённый адрес, письмо уже в пути.
password-reset = Новый пароль
password-reset-explained = Вы выйдете во всех браузерах, токены программ перестанут действовать, а в этом браузере вы войдёте с новым паролем.
password-reset-do = Задать пароль

## Sessions

sessions-title = Где вы вошли
sessions-explained = Браузер помнит вас, пока вы не выйдете в нём самом или здесь. У программ свои токены.
sessions-here = этот браузер
sessions-seen = последний раз { $date }
sessions-end = Выйти
sessions-end-named = Выйти: { $name }
sessions-ended = Вы вышли: { $name }.
sessions-end-others = Выйти во всех остальных
sessions-ended-others = Во всех остальных браузерах вы вышли.

## Programs

tokens-title = Программы, которые играют за меня
tokens-explained = Программа с токеном играет на моих местах и открывает столы от моего имени. Больше ничего в учётной записи она изменить не может.
tokens-manual = Как играют программы
tokens-label = Название программы
tokens-make = Выдать токен
tokens-made = Скопируйте его сейчас: он показан один раз, сервер хранит только хеш.
tokens-copy = Скопировать
tokens-copied = Скопировано.
tokens-none = Ни у одной программы нет токена.
tokens-of = Выдан { $made }, последний раз использован { $seen }
tokens-revoke = Отозвать
tokens-revoke-named = Отозвать токен: { $name }
tokens-revoked = Токен отозван: { $name }.

## Operators

admin-title = Управление
admin-tables = Столы
admin-people = Люди
admin-sessions = Сеансы за месяц
admin-rooms = Столы в памяти
admin-sockets = Открытые соединения
admin-rules = Действующие правила
admin-rules-version = Версия { $rules }
admin-rules-old = по ним не играет ни один сервер
admin-end = Закончить эти партии
admin-end-sure = Закончить все эти партии?
admin-end-explained = Никто не побеждает, и партии не засчитываются. Доиграть их могла бы Orrery той версии, которая знает эти правила.
admin-end-table = Закончить партию
admin-end-table-sure = Закончить эту партию?
admin-end-table-explained = Никто не побеждает, и партия не засчитывается. Вернуть её будет нельзя.
admin-log-out = Завершить все входы
admin-tables-of = Столы игрока { $name }
admin-search-table = Найти стол по адресу
admin-no-such-table = Такого стола нет.
admin-latest = Последние столы
admin-no-latest = Столов пока нет.
admin-host = хозяин стола: { $name }
admin-now = Сейчас
admin-who = Кто здесь играет
admin-again = Обновить
admin-seen = { $when }
admin-ban-sure = Закрыть доступ: { $name }?
admin-ban-explained = Открытые столы сразу закроются для этого игрока, и сервер больше не пустит его. Партии останутся, за него сможет доиграть бот. Только те партии за столами этого игрока, где играют одни боты, закончатся без результата. Открыть доступ снова можно когда угодно.
admin-table-gathering = набирают игроков
admin-table-playing = идёт игра
admin-table-over = игра окончена
admin-search = Найти людей по имени
admin-find = Найти
admin-ban = Закрыть доступ
admin-unban = Открыть доступ
admin-forget = Забыть
admin-forget-sure = Забыть навсегда: { $name }?
admin-forget-explained = Имя, пароль, адреса, рейтинги и история исчезнут, как если бы игрок сам удалил учётную запись. Партии останутся, на его месте будет игрок без имени. Отменить это нельзя.
admin-banned = доступ закрыт
admin-account = учётная запись
admin-guest = гость
admin-person-sessions = { $count ->
    [one] { $count } сеанс
    [few] { $count } сеанса
   *[many] { $count } сеансов
}
admin-person-tables = { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[many] { $count } столов
}
admin-phase-gathering = набор игроков
admin-phase-playing = идёт игра
admin-phase-over = окончены
admin-kind-accounts = учётные записи
admin-kind-guests = гости
admin-kind-banned = без доступа
admin-records = { $count ->
    [one] { $count } запись
    [few] { $count } записи
   *[many] { $count } записей
}
admin-nobody = Никого с таким именем нет.
admin-no-tables = Сейчас ничего не играют.

## Refusals

server-no-clock = за этим столом время не считают
server-paused = часы уже стоят
server-not-paused = часы идут
server-not-asked = в этом голосовании решаете не вы
server-no-vote = этого голосования больше нет
server-time-up = ваше время на эту игру вышло; дальше играет бот
server-out = этот игрок выбыл из игры
server-cannot-concede = сдаться пока нельзя: игра ещё готовится
server-counts = партия между людьми окончена: отменить уже ничего нельзя
server-voted-out-cannot-agree = нужно согласие игрока, которого заменили ботом по голосованию, а его сейчас нет
server-wrong-clock = такие часы невозможны: выберите другое время или другой пояс
server-no-such-player = учётной записи с таким именем нет
server-bad-mail = адрес почты неверен или не принимает писем
server-letter-lost = почтовый сервер не принимает письмо: попробуйте позже или проверьте адрес
server-bad-webhook = вебхук — это адрес https, доступный всем, и он должен отвечать
server-bad-push = у службы сообщений браузера должен быть адрес https, доступный всем, и она должна принять сообщение: выключите сообщения и включите их ещё раз
server-no-such-browser = этот браузер уже убран
server-no-such-session = в этом браузере вы уже вышли
server-bad-settings = в настройках что-то не сходится; просмотрите их ещё раз
server-no-mail = этот сервер не отправляет писем
server-banned = этой учётной записи доступ на сервер закрыт
server-not-admin = эта страница для тех, кто управляет сервером
server-bad-token = эта ссылка уже использована, старше недели или заменена новой
server-old-letter = по этой ссылке пароль уже сменили, или ей больше часа; попросите новое письмо
server-no-such-token = такого токена нет
server-too-many-tokens = токенов уже столько, сколько можно: сначала отзовите какой-нибудь
server-not-for-programs = токен программы только для игры: сделайте это в браузере
server-no-account = для этого нужна учётная запись; сначала создайте её
server-bad-records = это не сохранённая игра, или она не по правилам
server-too-many-imports = за день столько из других партий взять нельзя; возвращайтесь позже
server-elsewhere = эта партия идёт на другом сервере этого сайта; попробуйте ещё раз через минуту
server-only-finishes = здесь только доигрывают партии: этот сервер заменяют новым; обновите страницу и попробуйте ещё раз
server-may-end = эта партия начата по прежним правилам и здесь продолжиться не может; её можно закончить без результата
server-can-go-on = эту партию можно продолжить; игроки заканчивают её голосованием
