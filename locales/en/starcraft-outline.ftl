### StarCraft: the table in words, for terminals and readers.

heading-round = round { $count }
heading-order = { $player }: { $order } at { $planet }

standing-points = { $count ->
    [one] { $count } conquest point
   *[other] { $count } conquest points
}, { $areas ->
    [one] { $areas } area
   *[other] { $areas } areas
}
standing-faction = { $faction }, { $standing }

zone-battle = Battle: { $area }
zone-routes = Routes
zone-events = Events ({ $stage })
zone-units = Units
zone-resources = Resources
zone-orders = Unused orders
zone-hand = Hand { $count }/{ $limit }
zone-discarding = To be discarded
zone-known-cards = Known cards of { $player }
zone-drawn-planets = Planets drawn by { $player }

count-points = points { $count }
count-unused-orders = orders { $count }
count-hand = hand { $count }
count-workers = workers { $count }
count-unavailable = unavailable { $count }
count-workers-there = workers { $count }
count-deck = deck { $count }
count-discard = discard { $count }
count-technologies = technologies to buy { $count }
count-orders = { $count ->
    [0] no orders
   *[other] orders { $count }:
}
count-event-deck = event deck I { $count }, II { $two }, III { $three }
count-event-discard = discard { $count }
count-ends = The End Draws Near { $count }

gives-minerals = { $number } · minerals { $amount }
gives-gas = { $number } · gas { $amount }
gives-points = { $number } · points { $amount }
depleted-partially = half depleted
depleted-completely = depleted

units = { $units }
unlocks = level { $count }: { $unit }
needs-building = needs { $building } { $count }
needs-technology = needs { $technology } and destroys { $units }

mark-teammate = (teammate)
mark-out = (out)
mark-z-axis = (Z-axis)
mark-resolved = (resolved)
order-face-down = ?
event-face-down = an Event card ({ $stage })
laid-card = [{ $card }]
laid-face-down = [?]
against = against
fate-destroyed = (destroyed)
fate-withdrawn = (withdrawn)

fact-major = { $attack }/{ $health } with a unit it depicts in front
fact-minor = { $attack }/{ $health } otherwise
fact-reinforcement = Reinforcement card
text-plain = { $text }
text-of = { $card }: { $text }

hint-pile = Enter looks through the pile.
hint-orders = The order on top, the last one here, is executed first.

help-goal = Place four orders face down a round, build and move units, and win battles with Combat cards. You win with 15 conquest points, or as your faction says from Stage III on.
help-signs = › can be used now · ●■▲◆★✚  players by seat · 2/4  units in an area and its limit; workers on a resource and its capacity · 6/4 (2/5)  attack and health of a card with a unit it depicts in front, and otherwise
