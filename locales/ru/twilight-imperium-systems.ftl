### Twilight Imperium: planets, system tiles, anomalies and wormholes.
### .text is what a component does; .counted says how many.

## Planets

planet-jord = Джорд
planet-moll-primus = Молл Примус
planet-darien = Дариен
planet-muaat = Муаат
planet-nestphar = Нестфар
planet-0-0-0 = [0.0.0]
planet-winnu = Винну
planet-mordai-ii = Мордай II
planet-maaluuk = Маалуук
planet-druaa = Друаа
planet-arc-prime = Арк Прайм
planet-wren-terra = Рен Терра
planet-lisis-ii = Лисис II
planet-ragh = Раг
planet-nar = Нар
planet-jol = Жол
planet-trenlak = Трен'лак
planet-quinarra = Квинарра
planet-archon-ren = Архон Рен
planet-archon-tau = Архон Тау
planet-retillion = Ретиллион
planet-shalloq = Шаллок
planet-hercant = Геркант
planet-arretze = Арретце
planet-kamdorn = Камдорн
planet-mecatol-rex = Мекатол-Рекс
planet-wellon = Веллон
planet-vefut-ii = Вефут II
planet-thibah = Тибах
planet-tarmann = Тар'манн
planet-saudor = Саудор
planet-mehar-xull = Мехар Зулл
planet-quann = Кванн
planet-lodor = Лодор
planet-new-albion = Новый Альбион
planet-starpoint = Старпойнт
planet-tequran = Теку'ран
planet-torkan = Торкан
planet-qucenn = Кусен'н
planet-rarron = Раррон
planet-mellon = Меллон
planet-zohbat = Зобат
planet-lazar = Лазар
planet-sakulag = Сакулаг
planet-dal-bootha = Дал Бута
planet-xxehan = Ззехан
planet-corneeq = Корник
planet-resculon = Рескулон
planet-centauri = Центавра
planet-gral = Грал
planet-bereg = Берег
planet-lirta-iv = Лирта IV
planet-arnor = Арнор
planet-lor = Лор
planet-arinam = Аринам
planet-meer = Меер
planet-abyz = Абиз
planet-fria = Фриа
planet-creuss = Креусс

## System tiles by number

tile-1 = Джорд
tile-2 = Молл Примус
tile-3 = Дариен
tile-4 = Муаат
tile-5 = Нестфар
tile-6 = [0.0.0]
tile-7 = Винну
tile-8 = Мордай II
tile-9 = Маалуук / Друаа
tile-10 = Арк Прайм / Рен Терра
tile-11 = Лисис II / Раг
tile-12 = Нар / Жол
tile-13 = Трен'лак / Квинарра
tile-14 = Архон Рен / Архон Тау
tile-15 = Ретиллион / Шаллок
tile-16 = Геркант / Арретце / Камдорн
tile-17 = Врата Креусса
tile-18 = Мекатол-Рекс
tile-19 = Веллон
tile-20 = Вефут II
tile-21 = Тибах
tile-22 = Тар'манн
tile-23 = Саудор
tile-24 = Мехар Зулл
tile-25 = Кванн
tile-26 = Лодор
tile-27 = Новый Альбион / Старпойнт
tile-28 = Теку'ран / Торкан
tile-29 = Кусен'н / Раррон
tile-30 = Меллон / Зобат
tile-31 = Лазар / Сакулаг
tile-32 = Дал Бута / Ззехан
tile-33 = Корник / Рескулон
tile-34 = Центавра / Грал
tile-35 = Берег / Лирта IV
tile-36 = Арнор / Лор
tile-37 = Аринам / Меер
tile-38 = Абиз / Фриа
tile-39 = Альфа-червоточина
tile-40 = Бета-червоточина
tile-41 = Гравитационный разлом
tile-42 = Туманность
tile-43 = Сверхновая
tile-44 = Поле астероидов
tile-45 = Поле астероидов
tile-46 = Пустой космос
tile-47 = Пустой космос
tile-48 = Пустой космос
tile-49 = Пустой космос
tile-50 = Пустой космос
tile-51 = Креусс

## Anomalies

anomaly-asteroid-field = Поле астероидов
    .text = Корабли не могут ни проходить через него, ни входить в него.
anomaly-nebula = Туманность
    .text = Корабли могут входить в неё, только если это активная система, и не могут проходить через неё. У корабля, который её покидает, значение полёта 1. В космическом бою защищающийся прибавляет 1 к боевым проверкам.
anomaly-supernova = Сверхновая
    .text = Корабли не могут ни проходить через неё, ни входить в неё.
anomaly-gravity-rift = Гравитационный разлом
    .text = У корабля, который выходит из него или проходит через него, +1 к значению полёта; перед выходом бросьте кубик: если выпало от 1 до 3, корабль убирают вместе со всем, что он перевозит.

## Wormholes

wormhole-alpha = Червоточина альфа
    .text = Все системы с червоточиной этого вида смежны между собой.
wormhole-beta = Червоточина бета
    .text = Все системы с червоточиной этого вида смежны между собой.
wormhole-delta = Червоточина дельта
    .text = Все системы с червоточиной этого вида смежны между собой.

## Planet traits

trait-cultural = Культурная
    .counted = { $count ->
        [one] { $count } культурная планета
        [few] { $count } культурные планеты
       *[many] { $count } культурных планет
    }
trait-hazardous = Опасная
    .counted = { $count ->
        [one] { $count } опасная планета
        [few] { $count } опасные планеты
       *[many] { $count } опасных планет
    }
trait-industrial = Промышленная
    .counted = { $count ->
        [one] { $count } промышленная планета
        [few] { $count } промышленные планеты
       *[many] { $count } промышленных планет
    }

## Technology specialties

specialty-blue = Двигательная специализация
    .text = Исследуя технологию, переверните планету, чтобы не выполнять 1 синее требование.
specialty-green = Биотехнологическая специализация
    .text = Исследуя технологию, переверните планету, чтобы не выполнять 1 зелёное требование.
specialty-yellow = Кибернетическая специализация
    .text = Исследуя технологию, переверните планету, чтобы не выполнять 1 жёлтое требование.
specialty-red = Военная специализация
    .text = Исследуя технологию, переверните планету, чтобы не выполнять 1 красное требование.
