### The odds of a battle. $low and $high: in eight battles of ten the number lies between them.

odds-attacker = Attacker: { $race }, { $units }
odds-defender = Defender: { $race }, { $units }
odds-brood-war = With the components of Brood War
odds-technology = Technology: { $name }
odds-attacker-wins = The attacker takes the area: { $chance } %
odds-defender-wins = The defender keeps it: { $chance } %
odds-nobody-wins = Nobody is left: { $chance } %
odds-attacker-losses = The attacker loses { $mean } of { $all } units, mostly { $low } to { $high }
odds-defender-losses = The defender loses { $mean } of { $all } units, mostly { $low } to { $high }
odds-losses-of = { $unit }: { $mean } of { $all }, mostly { $low } to { $high }
odds-samples = { $samples ->
        [one] { $samples } battle
       *[other] { $samples } battles
    } with full hands of unknown cards, both sides played greedily; seed { $seed }
odds-bad-race = ‘{ $text }’ does not begin with a race; write ‘RACE: N UNIT, ..’ with one of { $known }
odds-bad-unit = { $race } has no unit ‘{ $text }’; its units are { $known }
odds-bad-figures = there are only { $count } figures of { $text } (SC 18.1.1)
odds-bad-room = at most { $count } units fit on this side of a battle (SC 1.4.1, SC 11.5.2)
odds-bad-nobody = a side needs at least one unit
odds-bad-technology = neither side has the technology ‘{ $text }’; there are { $known }
