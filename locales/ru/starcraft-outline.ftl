### StarCraft: стол словами, для терминалов и чтения вслух.

heading-round = раунд { $count }
heading-order = { $player }: { $order }, { $planet }

standing-points = { $count ->
    [one] { $count } очко завоевания
    [few] { $count } очка завоевания
   *[many] { $count } очков завоевания
}, { $areas ->
    [one] { $areas } область
    [few] { $areas } области
   *[many] { $areas } областей
}
standing-faction = { $faction }, { $standing }

zone-battle = Битва: { $area }
zone-routes = Пути навигации
zone-events = События ({ $stage })
zone-units = Юниты
zone-resources = Ресурсы
zone-orders = Неиспользованные приказы
zone-hand = Рука { $count }/{ $limit }
zone-discarding = К сбросу
zone-known-cards = Известные карты игрока { $player }
zone-drawn-planets = Планеты, взятые игроком { $player }

count-points = очки { $count }
count-unused-orders = приказы { $count }
count-hand = рука { $count }
count-workers = рабочие { $count }
count-unavailable = недоступные { $count }
count-workers-there = рабочие { $count }
count-deck = колода { $count }
count-discard = сброс { $count }
count-technologies = технологии на продажу { $count }
count-orders = { $count ->
    [0] приказов нет
   *[other] приказы { $count }:
}
count-event-deck = колода событий: I { $count }, II { $two }, III { $three }
count-event-discard = сброс { $count }
count-ends = «Конец Близок» { $count }

gives-minerals = { $number } · минералы { $amount }
gives-gas = { $number } · газ { $amount }
gives-points = { $number } · очки { $amount }
depleted-partially = частично истощена
depleted-completely = истощена

units = { $units }
unlocks = уровень { $count }: { $unit }
needs-building = нужна постройка { $building } { $count }
needs-technology = нужна технология «{ $technology }»; уничтожаются: { $units }

mark-teammate = (союзник)
mark-out = (выбыл)
mark-z-axis = (ось Z)
mark-resolved = (разыграна)
order-face-down = ?
event-face-down = карта События ({ $stage })
laid-card = [{ $card }]
laid-face-down = [?]
against = против
fate-destroyed = (уничтожен)
fate-withdrawn = (отведён)

fact-major = { $attack }/{ $health }, если на передовой изображённый юнит
fact-minor = { $attack }/{ $health } в остальных случаях
fact-reinforcement = карта Подкрепления
text-plain = { $text }
text-of = { $card }: { $text }

hint-pile = Enter показывает стопку.
hint-orders = Первым исполняется верхний приказ, последний в этом ряду.

help-goal = Каждый раунд положите четыре приказа лицом вниз, стройте и перемещайте юниты, побеждайте в битвах Боевыми картами. Победа — 15 очков завоевания или условие вашей фракции, начиная с III этапа.
help-signs = › можно использовать сейчас · ●■▲◆★✚  игроки по местам · 2/4  юниты в области и её предел; рабочие на ресурсе и его вместительность · 6/4 (2/5)  атака и живучесть карты, если на передовой изображённый юнит, и в остальных случаях
