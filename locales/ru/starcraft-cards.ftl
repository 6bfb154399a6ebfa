### StarCraft: names and texts of the components.
### .text is what a card does; .counted says how many; .object is the name as the object of a verb; .against stands after ‘against’.

## Races and factions

race-terran = Терраны
race-protoss = Протоссы
race-zerg = Зерги
faction-raynor = Джим Рейнор
    .victory = III этап: контролируйте шесть областей с минералами или газом (все, если их меньше).
faction-mengsk = Арктурус Менгск
    .victory = III этап: контролируйте все области двух планет.
faction-tassadar = Тассадар
    .victory = III этап: контролируйте больше областей, чем любой другой игрок.
faction-aldaris = Алдарис
    .victory = Остальным нужно 20 очков; вы побеждаете, когда сыграна вторая карта «Конец Близок».
faction-queen-of-blades = Королева Клинков
    .victory = III этап: контролируйте три области с очками завоевания.
faction-overmind = Сверхразум
    .victory = III этап: имейте базы на трёх планетах.

## Planets

planet-abaddon = Абаддон
planet-antiga-prime = Антига Прайм
planet-bhekar-ro = Бхекар Ро
planet-braken = Брейкен
planet-chau-sara = Чау Сара
planet-dylar-iv = Дилар IV
planet-halcyon = Хальсион
planet-helios = Гелиос
planet-pridewater = Прайдуотер
planet-tarsonis = Тарсонис
planet-torus = Тор
planet-vyctor-v = Виктор V

## Units

unit-marine = Десантник
    .object = Десантника
    .against = Десантника
    .counted = { $count ->
        [one] { $count } Десантник
        [few] { $count } Десантника
       *[many] { $count } Десантников
    }
unit-firebat = Огнебой
    .object = Огнебоя
    .against = Огнебоя
    .counted = { $count ->
        [one] { $count } Огнебой
        [few] { $count } Огнебоя
       *[many] { $count } Огнебоев
    }
unit-ghost = Призрак
    .object = Призрака
    .against = Призрака
    .counted = { $count ->
        [one] { $count } Призрак
        [few] { $count } Призрака
       *[many] { $count } Призраков
    }
unit-vulture = «Гриф»
    .object = «Гриф»
    .against = «Грифа»
    .counted = { $count ->
        [one] { $count } «Гриф»
        [few] { $count } «Грифа»
       *[many] { $count } «Грифов»
    }
unit-goliath = «Голиаф»
    .object = «Голиаф»
    .against = «Голиафа»
    .counted = { $count ->
        [one] { $count } «Голиаф»
        [few] { $count } «Голиафа»
       *[many] { $count } «Голиафов»
    }
unit-siege-tank = Осадный Танк
    .object = Осадный Танк
    .against = Осадного Танка
    .counted = { $count ->
        [one] { $count } Осадный Танк
        [few] { $count } Осадных Танка
       *[many] { $count } Осадных Танков
    }
unit-wraith = «Гневный Дух»
    .object = «Гневный Дух»
    .against = «Гневного Духа»
    .counted = { $count ->
        [one] { $count } «Гневный Дух»
        [few] { $count } «Гневных Духа»
       *[many] { $count } «Гневных Духов»
    }
unit-science-vessel = Научное Судно
    .object = Научное Судно
    .against = Научного Судна
    .counted = { $count ->
        [one] { $count } Научное Судно
        [few] { $count } Научных Судна
       *[many] { $count } Научных Судов
    }
unit-battlecruiser = Тяжёлый Крейсер
    .object = Тяжёлый Крейсер
    .against = Тяжёлого Крейсера
    .counted = { $count ->
        [one] { $count } Тяжёлый Крейсер
        [few] { $count } Тяжёлых Крейсера
       *[many] { $count } Тяжёлых Крейсеров
    }
unit-zealot = Зилот
    .object = Зилота
    .against = Зилота
    .counted = { $count ->
        [one] { $count } Зилот
        [few] { $count } Зилота
       *[many] { $count } Зилотов
    }
unit-dragoon = Драгун
    .object = Драгуна
    .against = Драгуна
    .counted = { $count ->
        [one] { $count } Драгун
        [few] { $count } Драгуна
       *[many] { $count } Драгунов
    }
unit-high-templar = Высший Храмовник
    .object = Высшего Храмовника
    .against = Высшего Храмовника
    .counted = { $count ->
        [one] { $count } Высший Храмовник
        [few] { $count } Высших Храмовника
       *[many] { $count } Высших Храмовников
    }
unit-archon = Архонт
    .object = Архонта
    .against = Архонта
    .counted = { $count ->
        [one] { $count } Архонт
        [few] { $count } Архонта
       *[many] { $count } Архонтов
    }
unit-reaver = Грабитель
    .object = Грабителя
    .against = Грабителя
    .counted = { $count ->
        [one] { $count } Грабитель
        [few] { $count } Грабителя
       *[many] { $count } Грабителей
    }
unit-scout = Скаут
    .object = Скаута
    .against = Скаута
    .counted = { $count ->
        [one] { $count } Скаут
        [few] { $count } Скаута
       *[many] { $count } Скаутов
    }
unit-arbiter = Арбитр
    .object = Арбитра
    .against = Арбитра
    .counted = { $count ->
        [one] { $count } Арбитр
        [few] { $count } Арбитра
       *[many] { $count } Арбитров
    }
unit-carrier = Носитель
    .object = Носитель
    .against = Носителя
    .counted = { $count ->
        [one] { $count } Носитель
        [few] { $count } Носителя
       *[many] { $count } Носителей
    }
unit-zergling = Зерглинг
    .object = Зерглинга
    .against = Зерглинга
    .counted = { $count ->
        [one] { $count } Зерглинг
        [few] { $count } Зерглинга
       *[many] { $count } Зерглингов
    }
unit-hydralisk = Гидралиск
    .object = Гидралиска
    .against = Гидралиска
    .counted = { $count ->
        [one] { $count } Гидралиск
        [few] { $count } Гидралиска
       *[many] { $count } Гидралисков
    }
unit-ultralisk = Ультралиск
    .object = Ультралиска
    .against = Ультралиска
    .counted = { $count ->
        [one] { $count } Ультралиск
        [few] { $count } Ультралиска
       *[many] { $count } Ультралисков
    }
unit-queen = Королева
    .object = Королеву
    .against = Королевы
    .counted = { $count ->
        [one] { $count } Королева
        [few] { $count } Королевы
       *[many] { $count } Королев
    }
unit-defiler = Осквернитель
    .object = Осквернителя
    .against = Осквернителя
    .counted = { $count ->
        [one] { $count } Осквернитель
        [few] { $count } Осквернителя
       *[many] { $count } Осквернителей
    }
unit-scourge = Бич
    .object = Бича
    .against = Бича
    .counted = { $count ->
        [one] { $count } Бич
        [few] { $count } Бича
       *[many] { $count } Бичей
    }
unit-mutalisk = Муталиск
    .object = Муталиска
    .against = Муталиска
    .counted = { $count ->
        [one] { $count } Муталиск
        [few] { $count } Муталиска
       *[many] { $count } Муталисков
    }
unit-guardian = Страж
    .object = Стража
    .against = Стража
    .counted = { $count ->
        [one] { $count } Страж
        [few] { $count } Стража
       *[many] { $count } Стражей
    }

## Buildings and modules

building-barracks = Казармы
building-factory = Фабрика
building-starport = Космопорт
building-gateway = Врата
building-robotics-facility = Робо-Фабрика
building-stargate = Звёздный Портал
building-spawning-pool = Яма Приплода
building-queens-nest = Гнездо Королевы
building-spire = Шпиль
module-supply = модуль Обеспечения
module-research = Научно-Исследовательский модуль
module-air-support = модуль Воздушного Щита

## Technologies

technology-stim-packs = Стимуляторы
    .text = Высокая атака, низкая живучесть.
technology-bunker = Бункер
    .text = В начале битвы, если вы защищаетесь: +1 к живучести в каждой стычке, где на передовой ваш Десантник, Огнебой или Призрак. Не сочетается с «Непробиваемой обороной».
technology-nuke = Ньюк
    .text = В конце шага Уничтожения юнитов: если ваш Призрак на передовой не уничтожен, уничтожаются все остальные юниты, ещё участвующие в битве, с обеих сторон. Карта возвращается в колоду Технологий.
technology-lockdown = Диверсия
    .text = Если вражеский юнит передовой механический, противник берёт пониженные значения своей обычной карты, а её свойство не действует.
technology-cloaking-field = Маскировочное поле
    .text = Ваши Призраки и «Гневные Духи» в этой стычке получают скрытность.
technology-spider-mines = Мины-Пауки
    .text = Вторичный урон по земле, если у противника в этой стычке нет детектора.
technology-charon-boosters = Ускорители «Харон»
    .text = В начале битвы, если вы защищаетесь и в битве есть ваш «Голиаф»: агрессор уничтожает один свой воздушный юнит по своему выбору.
technology-siege-mode = Осадный режим
    .text = Вторичный урон по земле.
technology-emp-shockwave = Ударный Импульс
    .text = Отмените карту подкрепления противника в этой стычке; это происходит раньше всех других свойств.
technology-irradiate = Облучение
    .text = Вторичный урон по земле или воздуху.
technology-defensive-matrix = Защитная матрица
    .text = +2 к живучести.
technology-yamato-gun = Пушка «Ямато»
    .text = Очень высокая атака.
technology-leg-enhancements = Усилители ног
    .text = В начале битвы, если в ней есть ваш Зилот: противник уничтожает самый дешёвый из своих наземных юнитов в этой битве (при равенстве выбирает сам).
technology-singularity-charge = Сингулярный заряд
    .text = +1 к атаке.
technology-psionic-storm = Псионическая Буря
    .text = +2 к атаке; ваши юниты в этой стычке — детекторы; вторичный урон по земле или воздуху.
technology-hallucination = Галлюцинация
    .text = Отмените обычную карту противника; он сразу играет новую, с руки или с верха колоды.
technology-summon-archon = Вызов Архонта
    .text = Исполняя приказ Стройки, вы можете создать Архонта за 1 газ, уничтожив двух Высших Храмовников на активной планете.
technology-increased-reaver-capacity = Расширенные трюмы грабителя
    .text = Вторичный урон по земле.
technology-stasis-field = Статическое Поле
    .text = Итоговая атака обеих сторон в этой стычке равна 0.
technology-recall = Отзыв
    .text = Исполняя свой приказ, сбросьте эту карту с руки: один ваш юнит откуда угодно переходит в область с вашим Арбитром. Предел юнитов действует, занятые врагом области не подходят.
technology-arbiter-cloaking-field = Маскировочное поле
    .text = Все ваши юниты в этой стычке, кроме Арбитров, получают скрытность.
technology-increased-carrier-capacity = Расширенные трюмы носителя
    .text = Высокие атака и живучесть.
technology-burrow = Уход в грунт
    .text = Ваш юнит передовой получает скрытность. Атака равна 0.
technology-metabolic-boost = Метаболизм
    .text = Зерглинг на передовой, который нападает и у которого хватает мощи уничтожить наземный юнит перед ним, получает +2 к живучести до конца стычки.
technology-chitinous-plating = Хитиновые пластины
    .text = Высокие атака и живучесть.
technology-parasite = Паразит
    .text = Ваши Королевы — детекторы. В начале битвы, где есть ваша Королева, противник показывает вам свои Боевые карты на руке.
technology-ensnare = Ловушка
    .text = Ваши юниты в этой стычке — детекторы; +1 к атаке; юниты резерва противника ничего не добавляют.
technology-spawn-broodling = Приплод
    .text = На шаге Уничтожения юнитов противник уничтожает один свой наземный юнит в этой стычке по своему выбору.
technology-plague = Чума
    .text = У вас в этой стычке достаточная мощь против любого юнита; ваши юниты в ней — детекторы.
technology-dark-swarm = Тёмный рой
    .text = Если вражеский юнит передовой стреляет издали, напечатанная атака обычной карты противника равна 0; его стреляющие юниты резерва ничего не добавляют.
technology-improved-flyer-attack = Неудержимый налёт
    .text = +2 к атаке.
technology-guardian-aspect = Таинство стража
    .text = Исполняя приказ Стройки, вы можете создать Стража за 1 газ, уничтожив одного Муталиска на активной планете.

## Combat cards of the starting decks

card-terran-1 = № 1: Десантник, Огнебой, Призрак
card-terran-2 = № 2: Десантник, Призрак
card-terran-3 = № 3: Десантник, Призрак
card-terran-4 = № 4: Десантник, Огнебой
card-terran-5 = № 5: Десантник, Огнебой
card-terran-6 = № 6: «Гриф», Огнебой
card-terran-7 = № 7: «Гриф», Огнебой
card-terran-8 = № 8: «Гриф», Призрак
card-terran-9 = № 9: «Голиаф», «Гневный Дух»
card-terran-10 = № 10: «Голиаф», «Гневный Дух»
card-terran-11 = № 11: Тяжёлый Крейсер, «Гневный Дух»
card-terran-12 = № 12: Тяжёлый Крейсер, «Гневный Дух»
card-terran-13 = № 13: Тяжёлый Крейсер, Осадный Танк
card-terran-14 = № 14: Тяжёлый Крейсер, Осадный Танк
card-terran-15 = № 15: «Гриф», Осадный Танк
card-terran-16 = № 16: «Голиаф», Осадный Танк
card-terran-17 = № 17: «Гриф», «Голиаф», Осадный Танк, «Гневный Дух», Тяжёлый Крейсер
card-terran-18 = № 18: «Гриф», «Голиаф», Осадный Танк, «Гневный Дух», Тяжёлый Крейсер
card-protoss-1 = № 1: Зилот
card-protoss-2 = № 2: Зилот
card-protoss-3 = № 3: Зилот
card-protoss-4 = № 4: Зилот, Драгун
card-protoss-5 = № 5: Зилот, Драгун
card-protoss-6 = № 6: Скаут, Драгун
card-protoss-7 = № 7: Скаут, Драгун
card-protoss-8 = № 8: Скаут
card-protoss-9 = № 9: Скаут
card-protoss-10 = № 10: Носитель, Грабитель
card-protoss-11 = № 11: Носитель, Грабитель
card-protoss-12 = № 12: Архонт, Грабитель
card-protoss-13 = № 13: Архонт
card-protoss-14 = № 14: Архонт, Носитель
card-protoss-15 = № 15: Архонт, Носитель
card-protoss-16 = № 16: Грабитель
card-protoss-17 = № 17: любой юнит
card-protoss-18 = № 18: любой юнит
card-zerg-1 = № 1: Зерглинг
card-zerg-2 = № 2: Зерглинг
card-zerg-3 = № 3: Зерглинг
card-zerg-4 = № 4: Зерглинг, Гидралиск
card-zerg-5 = № 5: Зерглинг, Гидралиск
card-zerg-6 = № 6: Гидралиск
card-zerg-7 = № 7: Гидралиск, Муталиск
card-zerg-8 = № 8: Ультралиск, Страж
card-zerg-9 = № 9: Ультралиск, Страж
card-zerg-10 = № 10: Бич
card-zerg-11 = № 11: Бич
card-zerg-12 = № 12: Бич
card-zerg-13 = № 13: Муталиск
card-zerg-14 = № 14: Муталиск
card-zerg-15 = № 15: Муталиск
card-zerg-16 = № 16: Ультралиск, Страж
card-zerg-17 = № 17: любой юнит
card-zerg-18 = № 18: любой юнит

## Event cards

event-uncharted-currents = Блуждающие течения
    .text = Перенесите один выход любого Z-пути в свободную ячейку другой планеты; выходы остаются на разных планетах. Транспортники остаются на пути.
event-prefab-modules = Сборные модули
    .text = Купите сейчас один модуль на 1 ресурс дешевле.
event-recruitment-drive = Набор рабочих
    .text = Возьмите 2 рабочих из запаса в Резерв Рабочих.
event-spare-hulls = Запасные корпуса
    .text = Поставьте бесплатно транспортник на путь у планеты с вашей базой.
event-local-militia = Местное ополчение
    .text = Поставьте бесплатно один юнит, который вы можете строить и который стоит не больше 2, в дружескую или пустую область планеты с вашей базой.
event-war-games = Учения
    .text = Возьмите 3 Боевые карты.
event-expanded-staff = Расширенный штаб
    .text = Остаётся до конца игры: ваш предел руки на 1 больше.
event-untapped-veins = Нетронутые жилы
    .text = Восстановите одну частично истощённую область под вашим контролем. Если такой нет, возьмите 1 Боевую карту.
event-listening-post = Пост прослушки
    .text = Оставьте у себя. В свой ход планирования или действий сбросьте её и посмотрите все приказы одной очереди.
event-skilled-overseers = Опытные прорабы
    .text = Купите сейчас одну постройку на 1 ресурс дешевле.
event-flawless-defense-plan = Непробиваемая оборона
    .text = Оставьте у себя. Когда на вас нападают, сбросьте её в начале битвы: +2 к живучести в каждой стычке. Не сочетается с «Бункером».
event-intercepted-transmissions = Перехваченные переговоры
    .text = Оставьте у себя. Сбросьте её в начале битвы: противник выкладывает свои Боевые карты раньше вас и в открытую.
event-overharvested = Истощение недр
    .text = Частично истощённая область истощается полностью или нетронутая область, которая вам не принадлежит, — частично.
event-shifting-lanes = Смещение путей
    .text = Перенесите один выход любого Z-пути в свободную ячейку другой планеты; выходы остаются на разных планетах. Транспортники остаются на пути.
event-rapid-redeployment = Быстрая переброска
    .text = Выберите планету: переместите юниты на неё и по ней, как по приказу Мобилизации, но только в дружеские и пустые области.
event-veteran-cadres = Кадровые ветераны
    .text = Возьмите 4 Боевые карты; в этом раунде ваш предел руки на 2 больше.
event-field-laboratory = Полевая лаборатория
    .text = Купите сейчас одну технологию на 1 ресурс дешевле.
event-mercenary-contract = Контракт наёмников
    .text = Поставьте бесплатно юниты, которые вы можете строить, общей ценой не больше 3, в одну дружескую или пустую область планеты с вашей базой.
event-raiders = Налётчики
    .text = Уничтожьте один вражеский транспортник.
event-worker-unrest = Волнения рабочих
    .text = Выбранный вами противник переводит 2 рабочих из Резерва в недоступные.
event-rallying-cry = Боевой клич
    .text = Получите 1 очко завоевания.
event-accelerated-construction = Ускоренная стройка
    .text = Купите сейчас одну постройку и один модуль, каждый на 1 ресурс дешевле.
event-the-end-draws-near = Конец Близок
    .text = Обязательна для вытянувшего. Возьмите 1 Боевую карту или получите 1 очко завоевания. Когда сыграны две такие карты, в конце шага игра заканчивается.
event-moment-of-glory = Миг славы
    .text = Получите 1 очко завоевания или 2, если у всех остальных очков больше, чем у вас.
event-orbital-bombardment = Орбитальный удар
    .text = Выберите вражескую область на планете, где есть ваш юнит: её хозяин уничтожает там один свой юнит.
event-reign-of-terror = Террор
    .text = Противник, который контролирует область на планете с вашим юнитом, уничтожает 2 рабочих из своего Резерва.
event-supreme-effort = Предельное усилие
    .text = Оставьте у себя. Сбросьте её, открыв обычный приказ: он исполняется как особый.
event-elite-vanguard = Элитный авангард
    .text = Поставьте бесплатно юниты, которые вы можете строить, общей ценой не больше 5, в одну дружескую или пустую область планеты с вашей базой.
event-scientific-breakthrough = Научный прорыв
    .text = Возьмите бесплатно одну технологию ценой не больше 3; один экземпляр идёт вам на руку.
event-scorched-world = Выжженный мир
    .text = Выбранная вами область с минералами или газом полностью истощается.
event-torn-space = Разрыв пространства
    .text = Перенесите один выход любого Z-пути в свободную ячейку другой планеты; выходы остаются на разных планетах. Транспортники остаются на пути.
event-total-war = Тотальная война
    .text = Исполните обычный приказ Стройки на планете с вашей базой.
