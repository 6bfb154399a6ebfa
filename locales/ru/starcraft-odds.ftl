### Шансы в битве. $low и $high: в восьми битвах из десяти число лежит между ними.

odds-attacker = Агрессор: { $race }, { $units }
odds-defender = Защитник: { $race }, { $units }
odds-brood-war = С компонентами Brood War
odds-technology = Технология: { $name }
odds-attacker-wins = Агрессор занимает область: { $chance } %
odds-defender-wins = Защитник удерживает её: { $chance } %
odds-nobody-wins = Никого не остаётся: { $chance } %
odds-attacker-losses = Агрессор теряет { $mean } из { $all } юнитов, обычно от { $low } до { $high }
odds-defender-losses = Защитник теряет { $mean } из { $all } юнитов, обычно от { $low } до { $high }
odds-losses-of = { $unit }: { $mean } из { $all }, обычно от { $low } до { $high }
odds-samples = { $samples ->
        [one] { $samples } битва
        [few] { $samples } битвы
       *[many] { $samples } битв
    } с полными руками неизвестных карт, обе стороны играют жадно; зерно { $seed }
odds-bad-race = «{ $text }» не начинается с расы; пишите «РАСА: N ЮНИТ, ..», где раса — { $known }
odds-bad-unit = { $race }: нет юнита «{ $text }»; есть { $known }
odds-bad-figures = фигурок { $text } всего { $count } (SC 18.1.1)
odds-bad-room = на этой стороне битвы помещается не больше { $count } юнитов (SC 1.4.1, SC 11.5.2)
odds-bad-nobody = стороне нужен хотя бы один юнит
odds-bad-technology = ни у одной стороны нет технологии «{ $text }»; есть { $known }
