### Шансы в бою.

odds-space = Космический бой
odds-ground = Наземный бой
odds-attacker = Атакует: { $units }
odds-defender = Обороняется: { $units }
odds-with = – { $thing }
odds-influence = – { $influence } влияния, которое можно потратить
odds-wormhole = – червоточина в системе
odds-attacker-wins = Побеждает атакующий: { $chance } %
odds-nobody-wins = Никого не осталось: { $chance } %
odds-defender-wins = Побеждает обороняющийся: { $chance } %
odds-attacker-left = У атакующего остаётся { $mean } из { $all } отрядов
odds-defender-left = У обороняющегося остаётся { $mean } из { $all } отрядов
odds-left-of = { $unit }: { $mean } из { $all }
odds-battles = { $battles ->
        [one] { $battles } бой
        [few] { $battles } боя
       *[many] { $battles } боёв
    }, никто не отступает; зерно { $seed }
odds-bad-with = «{ $text }» пишется в краткой записи стороны, например tech=duranium_armor; --with нужен другим играм
odds-bad-unit = нет отряда «{ $text }»; есть { $known }
odds-bad-faction = нет фракции «{ $text }»; есть { $known }
odds-bad-tech = нет технологии «{ $text }», которая здесь важна; есть { $known }
odds-bad-card = нет карты действия «{ $text }», которая здесь важна; есть { $known }
odds-bad-note = нет обещания «{ $text }», которое здесь важно; есть { $known }
odds-bad-law = нет закона «{ $text }», который здесь важен; есть { $known }
odds-bad-site = нет места «{ $text }», которое здесь важно; есть { $known }
odds-bad-part = в записи стороны нет части «{ $text }»; есть отряды, { $known }
odds-bad-count = «{ $text }» — не такое число
odds-bad-empty = у стороны нет отрядов; напишите, например, 2 carrier, 3 fighter
odds-bad-flagship = флагману нужна фракция, например faction=sol
odds-bad-no-ships = в космическом бою каждой стороне нужен корабль (TI 35.0); для наземных войск есть --combat ground
odds-bad-no-infantry = в наземном бою каждой стороне нужна пехота (TI 41.0); для кораблей есть --combat space
