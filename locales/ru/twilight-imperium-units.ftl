### Twilight Imperium: units.
### .text is what a unit does beyond its values; .counted says how many; .object is the name as the object of a verb; .against stands after ‘against’.

## Unit types

unit-type-fighter = Истребитель
    .object = истребитель
    .against = истребителя
    .counted = { $count ->
        [one] { $count } истребитель
        [few] { $count } истребителя
       *[many] { $count } истребителей
    }
unit-type-infantry = Пехота
    .object = пехоту
    .against = пехоты
    .counted = { $count ->
        [one] { $count } пехота
        [few] { $count } пехоты
       *[many] { $count } пехоты
    }
unit-type-destroyer = Эсминец
    .object = эсминец
    .against = эсминца
    .counted = { $count ->
        [one] { $count } эсминец
        [few] { $count } эсминца
       *[many] { $count } эсминцев
    }
unit-type-cruiser = Крейсер
    .object = крейсер
    .against = крейсера
    .counted = { $count ->
        [one] { $count } крейсер
        [few] { $count } крейсера
       *[many] { $count } крейсеров
    }
unit-type-carrier = Транспортник
    .object = транспортник
    .against = транспортника
    .counted = { $count ->
        [one] { $count } транспортник
        [few] { $count } транспортника
       *[many] { $count } транспортников
    }
unit-type-dreadnought = Дредноут
    .object = дредноут
    .against = дредноута
    .counted = { $count ->
        [one] { $count } дредноут
        [few] { $count } дредноута
       *[many] { $count } дредноутов
    }
unit-type-flagship = Флагман
    .object = флагман
    .against = флагмана
    .counted = { $count ->
        [one] { $count } флагман
        [few] { $count } флагмана
       *[many] { $count } флагманов
    }
unit-type-war-sun = Солнце войны
    .object = солнце войны
    .against = солнца войны
    .counted = { $count ->
        [one] { $count } солнце войны
        [few] { $count } солнца войны
       *[many] { $count } солнц войны
    }
unit-type-pds = ПСО
    .object = ПСО
    .against = ПСО
    .counted = { $count ->
        [one] { $count } ПСО
        [few] { $count } ПСО
       *[many] { $count } ПСО
    }
unit-type-space-dock = База
    .object = базу
    .against = базы
    .counted = { $count ->
        [one] { $count } база
        [few] { $count } базы
       *[many] { $count } баз
    }

## Units and their upgrades

unit-fighter-1 = Истребитель I
    .text = Его нужно перевозить. В пределе резерва флота не считается.
unit-fighter-2 = Истребитель II
    .text = Может двигаться без перевозки. Каждый истребитель сверх мест на борту в системе считается кораблём в пределе резерва флота.
unit-infantry-1 = Пехота I
unit-infantry-2 = Пехота II
    .text = После уничтожения этого отряда: бросьте 1 кубик; если выпало 6 или больше, положите отряд на эту карту. В начале вашего следующего хода разместите все отряды с этой карты на планетах под вашим контролем в родной системе.
unit-destroyer-1 = Эсминец I
unit-destroyer-2 = Эсминец II
unit-cruiser-1 = Крейсер I
unit-cruiser-2 = Крейсер II
unit-carrier-1 = Транспортник I
unit-carrier-2 = Транспортник II
unit-dreadnought-1 = Дредноут I
unit-dreadnought-2 = Дредноут II
    .text = «Прямое попадание» не может уничтожить этот отряд.
unit-war-sun = Солнце войны
    .text = У отрядов других игроков в этой системе нет «Планетарного щита». Произвести его может только тот, кто владеет технологией солнца войны.
unit-pds-1 = ПСО I
unit-pds-2 = ПСО II
    .text = «Космическую пушку» этого отряда можно применять по кораблям в смежных системах.
unit-space-dock-1 = База I
    .text = Её значение производства — значение ресурсов планеты плюс 2. До 3 истребителей в этой системе не занимают мест на борту.
unit-space-dock-2 = База II
    .text = Её значение производства — значение ресурсов планеты плюс 4. До 3 истребителей в этой системе не занимают мест на борту.

## Units of single factions

unit-letani-warrior-1 = Воин Летани I
unit-letani-warrior-2 = Воин Летани II
    .text = После уничтожения этого отряда: бросьте 1 кубик; если выпало 6 или больше, положите отряд на эту карту. В начале вашего следующего хода разместите все отряды с этой карты на планетах под вашим контролем в родной системе.
unit-floating-factory-1 = Летающая фабрика I
    .text = Размещается в космосе. Может двигаться и отступать, как корабль, но не корабль. Уничтожается в блокаде.
unit-floating-factory-2 = Летающая фабрика II
    .text = Размещается в космосе. Может двигаться и отступать, как корабль, но не корабль. Уничтожается в блокаде.
unit-prototype-war-sun-1 = Прототип солнца войны I
    .text = У отрядов других игроков в этой системе нет «Планетарного щита».
unit-prototype-war-sun-2 = Прототип солнца войны II
    .text = У отрядов других игроков в этой системе нет «Планетарного щита».
unit-advanced-carrier-1 = Усовершенствованный транспортник I
unit-advanced-carrier-2 = Усовершенствованный транспортник II
unit-spec-ops-1 = Спецназ I
unit-spec-ops-2 = Спецназ II
    .text = После уничтожения этого отряда: бросьте 1 кубик; если выпало 5 или больше, положите отряд на эту карту. В начале вашего следующего хода разместите все отряды с этой карты на планетах под вашим контролем в родной системе.
unit-super-dreadnought-1 = Супердредноут I
unit-super-dreadnought-2 = Супердредноут II
    .text = «Прямое попадание» не может уничтожить этот отряд.
unit-hybrid-crystal-fighter-1 = Гибридный кристаллический истребитель I
unit-hybrid-crystal-fighter-2 = Гибридный кристаллический истребитель II
    .text = Может двигаться без перевозки. Каждый такой истребитель сверх мест на борту в системе считается половиной корабля в пределе резерва флота.
unit-exotrireme-1 = Экзотрирема I
unit-exotrireme-2 = Экзотрирема II
    .text = «Прямое попадание» не может уничтожить этот отряд. После раунда космического боя: можете уничтожить этот отряд, чтобы уничтожить до 2 кораблей в этой системе.

## Unit abilities

unit-ability-anti-fighter-barrage = Заградительный огонь
    .text = Первый раунд космического боя, до объявления об отступлении: каждое попадание уничтожает истребитель противника.
unit-ability-bombardment = Бомбардировка
    .text = Начало вторжения: каждое попадание уничтожает отряд наземных войск на планете, выбранной для этого отряда.
unit-ability-planetary-shield = Планетарный щит
    .text = Планету, на которой находится этот отряд, нельзя бомбардировать.
unit-ability-production = Производство
    .text = Шаг производства тактического действия: в активной системе можно произвести до стольких отрядов.
unit-ability-space-cannon = Космическая пушка
    .text = После перемещения кораблей: каждое попадание уничтожает корабль в активной системе. При вторжении: каждое попадание уничтожает отряд наземных войск, высаженный на планету этого отряда.
unit-ability-sustain-damage = Поглощение урона
    .text = Перед присвоением попаданий: этот отряд может стать повреждённым, чтобы отменить 1 попадание, которое можно было бы присвоить ему. Его ремонтируют в фазе статуса.

## Attributes

attribute-cost = Цена
attribute-combat = Бой
attribute-move = Полёт
attribute-capacity = Места на борту
