### Шансы в бою и на задании. $low и $high: в восьми случаях из десяти число лежит между ними.

odds-attacker = Нападающий: { $units }
odds-defender = Защитник: { $units }
odds-leader = Командир: { $leader }
odds-mission = Задание: { $mission }
odds-success = Задание заканчивается успехом: { $chance } %
odds-attacker-wins = Отряды остаются только у нападающего: { $chance } %
odds-defender-wins = Защитник выстоял: { $chance } %
odds-nobody-wins = Никого не остаётся: { $chance } %
odds-attacker-losses = Нападающий теряет { $mean } из { $all } отрядов, чаще всего от { $low } до { $high }
odds-defender-losses = Защитник теряет { $mean } из { $all } отрядов, чаще всего от { $low } до { $high }
odds-losses-of = { $unit }: { $mean } из { $all }, чаще всего от { $low } до { $high }
odds-samples = { $samples ->
        [one] { $samples } попытка
        [few] { $samples } попытки
       *[many] { $samples } попыток
    }, обе стороны играют жадно; зерно { $seed }
odds-bad-head = «{ $text }» — не сторона и не задание; начните с одного из { $known } или с названия задания, затем двоеточие
odds-bad-defender = «{ $text }» здесь не защищается; пишите перед двоеточием { $known } или ничего
odds-bad-with = в этой игре больше ничего не учитывается: уберите «{ $text }»
odds-bad-piece = у этой стороны нет ни отряда, ни командира «{ $text }»; есть { $known }
odds-bad-figures = фигурок { $text } только { $count } (RB 15.1.4)
odds-bad-nobody = у сторон нет общего театра военных действий: боя не будет (RB 9.1.1)
odds-bad-crew = на задании один или два командира (RB 4.2.3)
odds-bad-target = это задание направлено против командира: назовите его первым среди защитников (RB 8.8.1)
odds-bad-resolve = этому заданию нельзя помешать: оно всегда выполняется (RB 8.5.2)
