### StarCraft на главной странице и в форме нового стола: название и что можно выбрать.

game-name = StarCraft: настольная игра
game-blurb = Шесть фракций трёх рас сражаются за галактику планет: тайные приказы, армии фигурок, битвы, которые решают Боевые карты. Вечер замыслов, которые сталкиваются.

option-variant = Вариант
option-variant-standard = Обычная игра
    .hint = Побеждает первый с 15 очками завоевания или тот, кто выполнил особое условие своей фракции.
option-variant-conquest = Завоевание Галактики
    .hint = Без очков: побеждает последний на поле.
option-variant-teams = Командная игра
    .hint = Команды по двое, у каждого своя фракция.
option-variant-team-conquest = Завоевание Галактики командами
    .hint = Без очков: побеждает последняя команда на поле.
option-expansion = Дополнение
option-expansion-none = без дополнений
    .hint = Только базовая игра.
option-expansion-brood-war = Brood War
    .hint = Карты лидерства и герои, новые юниты и планеты, инсталляции, приказ обороны. Особая победа — только по карте лидерства.
option-galaxy = Галактика
option-galaxy-built = строят игроки
option-galaxy-ready = готовая, равная для всех
option-factions = Фракции
option-factions-draft = игроки выбирают по очереди
option-factions-dealt = раздаются случайно
option-technology-units = Архонты и Стражи
option-technology-units-count = входят в предел строительства
option-technology-units-free = не входят в предел строительства
option-racial-abilities = Расовые свойства Протоссов и Зергов
option-racial-abilities-off = без них
option-racial-abilities-on = с ними
