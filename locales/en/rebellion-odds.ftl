### The odds of a combat or a mission. $low and $high: in eight of ten the number lies between them.

odds-attacker = Attacker: { $units }
odds-defender = Defender: { $units }
odds-leader = Leader: { $leader }
odds-mission = Mission: { $mission }
odds-success = The mission succeeds: { $chance } %
odds-attacker-wins = The attacker alone has units left: { $chance } %
odds-defender-wins = The defender holds out: { $chance } %
odds-nobody-wins = Nobody is left: { $chance } %
odds-attacker-losses = The attacker loses { $mean } of { $all } units, mostly { $low } to { $high }
odds-defender-losses = The defender loses { $mean } of { $all } units, mostly { $low } to { $high }
odds-losses-of = { $unit }: { $mean } of { $all }, mostly { $low } to { $high }
odds-samples = { $samples ->
        [one] { $samples } try
       *[other] { $samples } tries
    }, both sides played greedily; seed { $seed }
odds-bad-head = ‘{ $text }’ is neither a side nor a mission; begin with one of { $known } or the title of a mission, and a colon
odds-bad-defender = ‘{ $text }’ does not defend here; write { $known } before the colon, or nothing
odds-bad-with = nothing else counts in a contest of this game: leave ‘{ $text }’ out
odds-bad-piece = this side has no unit and no leader ‘{ $text }’; it has { $known }
odds-bad-figures = there are only { $count } figures of { $text } (RB 15.1.4)
odds-bad-nobody = the sides share no theatre: there is no combat (RB 9.1.1)
odds-bad-crew = a mission has one or two leaders (RB 4.2.3)
odds-bad-target = this mission is directed against a leader: name it first among the defenders (RB 8.8.1)
odds-bad-resolve = this mission cannot be opposed: it always works (RB 8.5.2)
