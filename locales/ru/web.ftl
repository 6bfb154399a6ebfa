### What the browser says beyond the interface and the games: pages, forms, states, and what the server refuses.

## Front page

web-only-finishes = Этот сервер заменяют новым. Начатые партии здесь доиграют, а новые начинаются уже на новом: чтобы попасть туда, обновите страницу.
web-slogan = Космические настольные игры, где соблюдается каждое правило: вживую, по ходам или против ботов.
web-play-now = Сыграть с ботом
web-new-table = Новый стол
web-rules = Правила
web-fact-players = { $fewest }–{ $most } игроков
web-fact-minutes = { $from }–{ $to } минут
web-fact-weight = { $weight ->
    [1] легко освоить
    [2] несложная
    [3] средняя
    [4] сложная
   *[5] очень сложная
}
web-join = Присоединиться
web-join-by-link = Присоединиться по ссылке
web-join-placeholder = Вставьте ссылку или код стола
web-join-wrong = Это не адрес стола. Скопируйте присланную ссылку целиком.
web-open = Открыть сохранённую игру
web-open-explained = Посмотреть партию, сохранённую в файле
web-open-here = Бросьте файл в любое место
web-open-reading = Читаем партию…
web-open-unreadable = Это не сохранённая игра, или файл изменён. Возьмите тот, что дала кнопка «Скачать».
web-open-other-rules = Эта партия сыграна по правилам, по которым здесь не играют.
web-open-not-over = Эта партия не закончена. Открыть можно только завершённые.
web-open-too-large = Файл слишком большой. Сохранённая игра занимает не больше 1 МБ.
web-open-no-account = Открывать сохранённые игры можно только с учётной записью.
web-list-waiting = Ждут вашего хода
web-list-mine = Мои игры
web-list-mine-empty = Игр пока нет. Начните первую одной кнопкой выше.
web-list-open = Открытые столы
web-list-open-empty = Игроков пока никто не ждёт. Создайте стол и оставьте место свободным.
web-list-watch = Можно посмотреть
web-list-watch-empty = Открытых партий сейчас нет.
web-list-finished = Завершённые игры
web-list-finished-empty = Здесь будут завершённые партии: их можно пересмотреть.
web-list-end = Дальше ничего нет.
web-older = Раньше
web-newer = Позже
web-my-turn = Ваш ход
web-gathering = Набор игроков
web-go-on = Продолжить
web-watch = Смотреть
web-look = Открыть
web-winner = победа

## Name and account

web-name-change = { $name }: сменить имя
web-login = Войти
web-logout = Выйти
web-account-name = Ваше имя
web-account-name-explained = Так вас видят за столом. Вы играете как гость, учётная запись не нужна.
web-account-name-do = Сменить имя
web-account-keep = Сохранить мои игры за мной
web-account-register = Создать учётную запись
web-account-register-explained = С именем и паролем ваши игры найдутся на любом устройстве.
web-account-register-do = Создать
web-account-login = Вход
web-account-login-explained = Войдите, и ваши игры вернутся к вам.
web-account-login-do = Войти
web-account-forgotten = Новый пароль
web-account-forgotten-explained = На подтверждённый адрес вашей учётной записи придёт письмо. Ссылка в нём действует час.
web-account-forgotten-do = Отправить письмо
web-account-your-name = Имя
web-account-password = Пароль (не короче 8 знаков)

## New table

web-form-players = Игроки
web-form-rules = Правила
web-form-seats = Места
web-form-table = Стол
web-form-name = Имя за этим экраном
web-form-hot-seat = За экраном несколько игроков: при передаче хода он закрывается.
web-form-public = Показывать всем (иначе стол доступен только по ссылке)
web-form-time = Время на ход
web-form-live = Вживую, без ограничения
web-form-start = Начать игру
web-form-open = Открыть стол
web-seat-number = Место { $number }
web-seat-free = Свободное место
web-seat-me = Я
web-seat-open = Любой, кто придёт

## Before the game

web-sit = Сесть сюда
web-start = Начать игру
web-leave = Встать из-за стола
web-invite = Отправьте эту ссылку тем, с кем хотите сыграть
web-copy = Скопировать
web-copied = Скопировано
web-waiting-for-seats = Ждём, пока займут все места.
web-waiting-for-host = Все места заняты. Игру начнёт хозяин стола.
web-ready-to-start = Все места заняты. Можно начинать.

## The table

web-table = Стол
web-players = Игроки
web-side = Вопрос, журнал и чат
web-views = Разделы
web-map-nearer = Ближе
web-map-farther = Дальше
web-map-fit = Показать всю карту
web-screen-fold = Показать карту
web-screen-open = Показать снова
web-mine = Моё
web-tab-asked = здесь можно что-то выбрать
web-my-things = Моя сторона
web-you = это вы
web-own-name = имя учётной записи
web-choose = Выберите
web-choices-aside = Ещё: { $count }
web-your-decision = { $player }, решение за вами.
web-up-to-you = Решение за вами.
web-not-your-turn = Сейчас не ваш ход
web-watching = Вы зритель
web-out = Вы выбыли из игры
web-moment = Минутку…
web-may = Можно
web-thinking = думает…
web-deciding = выбирает
web-away = нет на связи
web-replaced = играет бот
web-replace = Пусть доиграет бот
web-mine-replaced = За вас играет бот.
web-take-back = Вернуться за стол
web-all-choices = Все варианты
web-choices = Варианты ({ $count })
web-amount = Сколько
web-amount-all = Все { $amount }
web-choices-count = { $count ->
    [one] Есть { $count } вариант.
    [few] Есть { $count } варианта.
   *[many] Есть { $count } вариантов.
}
web-undo = Отменить
web-undo-ask = Попросить отмену
web-undo-nothing = Отменять пока нечего.
web-undo-free = Отменяет ваше последнее решение.
web-undo-consent = С тех пор открылось скрытое: нужно согласие остальных.
web-undo-waiting = Спрашиваем согласия остальных
web-undo-wanted = { $player } просит отменить решение
web-undo-explained = Последнее решение и всё, что было после, вернётся назад. Вы согласны?
web-undo-agree = Согласиться
web-undo-refuse = Играть дальше
web-vote = за: { $agreed } из { $all }
web-orders = Реакции
web-orders-explained = Как поступать, когда вы можете ответить. Это видите только вы: для остальных любой пас выглядит одинаково.
web-order-ask = Всегда спрашивать
web-order-askIfAble = Спрашивать, только если я могу ответить
web-order-passUntilAsked = Пасовать до моего хода
web-order-passToTheEnd = Пасовать до конца партии
web-order-passing = Сейчас за вас спасуют по вашему указанию; чтобы этого не случилось, выберите другое.
web-skip = Пропустить
web-concede = Сдаться
web-concede-sure = Сдаться?
web-concede-explained = Вы выйдете из этой партии насовсем, она будет считаться проигранной.
web-leave-explained = Если нужно просто отойти, пусть за вас сыграет бот: вернуться на место можно в любой момент.
web-leave-to-bot = Пусть за меня сыграет бот
web-away-explained = { $player } не на связи.
web-play-on = Играть дальше
web-sure = Точно?
web-go-back = Ещё нет
web-log = Журнал
web-log-empty = Пока ничего не произошло.
web-log-earlier = Показать, что было раньше
web-log-failed = Сейчас их не загрузить.
web-chat = Чат
web-chat-empty = Пока тихо.
web-chat-say = Напишите что-нибудь
web-chat-send = Отправить
web-chat-waits = отправим, как только появится связь
web-chat-unsay = Убрать: { $words }
web-chat-unsay-sure = Убрать эти слова?
web-chat-unsay-yes = Убрать
web-chat-unsaid = слова убрал оператор
web-news = Что произошло
web-unfold = Подробнее: { $player }
web-why-watching = вы смотрите эту партию; чтобы играть, сядьте за другой стол
web-reconnecting = Восстанавливаем связь… Стол показан таким, каким был.
web-reconnecting-sends = Восстанавливаем связь… Ваш выбор будет отправлен, как только стол отзовётся.
web-recap = Пока вас не было
web-recap-go-on = Продолжить
web-cover-pass = Передайте экран. Следующий игрок: { $player }
web-cover-hidden = Стол откроется, когда на экран посмотрит нужный игрок.
web-cover-look = { $player } — это я

## The end

web-over = Игра окончена
web-over-won = Вы победили!
web-over-lost = { $count ->
    [one] Победа: { $player }
   *[other] Победа: { $player }
}
web-over-winner = { $count ->
    [one] Победа: { $player }
   *[other] Победа: { $player }
}
web-over-fork = Сыграть с другого места
web-rematch = Сыграть ещё раз
web-to-front = На главную
web-to-table = К столу

## Replay

web-replay = Просмотр
web-replay-first = В начало
web-replay-back = Шаг назад
web-replay-play = Пуск
web-replay-pause = Пауза
web-replay-forward = Шаг вперёд
web-replay-last = В конец
web-replay-moment = Момент партии
web-replay-quiet = На этом шаге ничего не видно.
web-replay-start = Игра начинается.
web-replay-link = Ссылка на этот момент
web-download = Скачать
web-imported = принесено извне
web-imported-explained = Эту партию кто-то принёс файлом. Здесь её не играли: имена и ходы известны только из файла.
web-download-explained = Вся партия в одном файле, со всем, что было скрыто. Её откроет любой Orrery с теми же правилами.
web-replay-only = это просмотр: чтобы играть отсюда, начните новую партию с этого места
web-fork = Играть отсюда
web-fork-title = Играть с шага { $record }
web-fork-explained = Новый стол начнётся с этого момента завершённой партии: против ботов или за одним экраном.
web-fork-go = Начать новую партию

## Rules

web-rule-open = Правило { $rule }
web-rule-link = Ссылка на правило { $rule }
web-rule-title = Правило { $rule }
web-rules-search = Поиск по правилам: слова или номер, например 5.4.2
web-rules-nothing = Ничего не нашлось. Попробуйте меньше слов или номер, например 5.4.2.
web-rules-unreachable = Правила сейчас не загрузить. Попробуйте, когда появится связь.
web-rules-open = Открыть все правила
web-rules-table = Таблица
web-contents = Содержание
web-print = Напечатать

## Keys

web-keys = Клавиши и справка
web-keys-why = Всё, что можно применить, светится. Нажмите на любую другую вещь, и стол ответит, почему нельзя и по какому правилу.
web-key-digits = 1 2 3
web-key-digits-does = выбрать вариант по номеру
web-key-arrows = Tab, стрелки
web-key-arrows-does = Tab — между зонами, стрелки — внутри зоны
web-key-map = стрелки, + −
web-key-map-does = на карте: двигать и приближать; Home показывает её целиком
web-key-enter = Enter
web-key-enter-does = применить выделенное или узнать, почему нельзя
web-key-escape = Esc
web-key-escape-does = вернуться ко всем вариантам
web-key-space = Пробел
web-key-space-does = пропустить показ
web-key-undo = U
web-key-undo-does = отменить
web-key-log = L
web-key-log-does = журнал
web-key-chat = C
web-key-chat-does = чат
web-key-help = ?
web-key-help-does = эта справка

## First turn

web-coach = Первый ход
web-coach-step = Первый ход, { $step } из { $steps }
web-coach-next = Понятно
web-coach-stop = Без подсказок

## Everywhere

web-close = Закрыть
web-switch-language = Switch to English
web-theme-light = Светлая тема
web-theme-dark = Тёмная тема
web-outdated = Вышла новая версия Orrery. Перезагрузите страницу, когда будет удобно: партии сохранены.
web-outdated-reload = Перезагрузить
web-outdated-later = Позже
web-sound = Звук
web-sound-on = Звук включён
web-sound-off = Звук выключен
web-trouble = Не получилось
web-try-again = Попробовать ещё раз
web-error-unknown = что-то пошло не так по дороге; попробуйте ещё раз
web-error-offline = сервер недоступен; попробуйте ещё раз чуть позже
web-offline-lists = Сервер недоступен. Списки обновятся, как только появится связь.
web-offline-again = Сервер недоступен. Страница откроется сама, как только появится связь.
web-error-unheard = связь прервалась, и ваша просьба могла не дойти; если на столе ничего не изменилось, повторите её
web-error-missing = по этому адресу ничего нет
web-error-game = страница старее игры; обновите её

## What the server refuses

server-no-session = сервер вас ещё не знает; обновите страницу
server-no-such-path = по этому адресу ничего нет
server-no-such-game = такой игры здесь нет
server-no-such-table = такого стола нет; проверьте ссылку
server-no-such-seat = такого места за столом нет
server-no-such-record = в этой партии нет такого момента
server-no-such-level = бота такого уровня нет
server-malformed = сервер не понял запрос; обновите страницу
server-sockets-only = этот адрес — только для сокетов
server-too-large = слишком много за один раз
server-too-slow = запрос шёл слишком долго; попробуйте ещё раз
server-too-fast = слишком быстро; подождите немного и повторите
server-foreign-origin = запрос пришёл с другого сайта и не принят
server-bad-name = в имени от 2 до 24 букв или цифр
server-bad-password = в пароле от 8 до 128 знаков
server-name-taken = это имя уже занято; выберите другое
server-wrong-password = имя и пароль не подходят друг к другу
server-accounts-keep-names = имя учётной записи не меняется
server-not-host = это может только хозяин стола
server-not-mine = это не ваше место
server-which-seat = у вас здесь несколько мест: укажите, какое из них действует
server-not-gathering = игра уже началась
server-not-playing = игра ещё не началась или уже окончена
server-not-over = сначала игра должна закончиться
server-seat-taken = это место уже занято
server-seated-already = вы уже сидите за этим столом
server-seats-open = сначала должны быть заняты все места
server-wrong-seats = для игры нужно другое число мест
server-not-away = игрок здесь или только что отошёл; подождите немного
server-not-awaited = сейчас решать не этому игроку; бот может сыграть за него, когда решать будет ему
server-not-late = у игрока ещё есть время; бот может сыграть за него, когда оно выйдет
server-voted = вы уже проголосовали; спрашиваем остальных
server-replaced = за это место играет бот; сначала вернитесь
server-not-replaced = за это место бот не играет
server-unknown-action = этого варианта уже нет; посмотрите ещё раз
server-no-such-window = в этой игре нет такого окна
server-bad-words = напишите от 1 до 500 знаков
server-other-rules = эта партия шла по прежним правилам и здесь продолжиться не может
server-try-again = кто-то успел раньше; попробуйте ещё раз
server-no-database = база данных сервера сейчас недоступна; попробуйте ещё раз чуть позже
server-broken = на сервере что-то сломалось; попробуйте ещё раз
