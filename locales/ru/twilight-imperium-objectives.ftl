### Twilight Imperium: objectives.
### .text is the requirement.

## Public objectives, stage I

public-corner-the-market = Захватите рынок
    .text = Контролируйте 4 планеты одного типа.
public-develop-weaponry = Разработайте вооружение
    .text = Владейте 2 картами улучшений.
public-diversify-research = Разнообразьте исследования
    .text = Владейте 2 технологиями в каждом из 2 цветов.
public-erect-a-monument = Воздвигните монумент
    .text = Потратьте 8 ресурсов.
public-expand-borders = Расширьте границы
    .text = Контролируйте 6 планет вне родных систем.
public-found-research-outposts = Основайте исследовательские посты
    .text = Контролируйте 3 планеты с технологическими специализациями.
public-intimidate-council = Запугайте совет
    .text = Имейте корабли в 2 системах, смежных с системой Мекатол-Рекса.
public-lead-from-the-front = Ведите за собой
    .text = Потратьте всего 3 жетона из тактического и стратегического резервов.
public-negotiate-trade-routes = Договоритесь о торговых путях
    .text = Потратьте 5 товаров.
public-sway-the-council = Склоните совет на свою сторону
    .text = Потратьте 8 влияния.

## Public objectives, stage II

public-centralize-galactic-trade = Централизуйте галактическую торговлю
    .text = Потратьте 10 товаров.
public-conquer-the-weak = Покорите слабых
    .text = Контролируйте 1 планету в родной системе другого игрока.
public-form-galactic-brain-trust = Создайте галактический мозговой трест
    .text = Контролируйте 5 планет с технологическими специализациями.
public-found-a-golden-age = Начните золотой век
    .text = Потратьте 16 ресурсов.
public-galvanize-the-people = Воодушевите народ
    .text = Потратьте всего 6 жетонов из тактического и стратегического резервов.
public-manipulate-galactic-law = Управляйте галактическими законами
    .text = Потратьте 16 влияния.
public-master-the-sciences = Овладейте науками
    .text = Владейте 2 технологиями в каждом из 4 цветов.
public-revolutionize-warfare = Революционизируйте войну
    .text = Владейте 3 картами улучшений.
public-subdue-the-galaxy = Подчините галактику
    .text = Контролируйте 11 планет вне родных систем.
public-unify-the-colonies = Объедините колонии
    .text = Контролируйте 6 планет одного типа.

## Secret objectives

secret-adapt-new-strategies = Разработайте новые стратегии
    .text = Владейте 2 фракционными технологиями; «Ассимиляторы Валефара» не считаются.
secret-become-the-gatekeeper = Станьте привратником
    .text = Имейте корабли в системе с червоточиной альфа и в системе с червоточиной бета; достаточно одной системы с обеими.
secret-control-the-region = Контролируйте регион
    .text = Имейте корабли в 6 системах.
secret-cut-supply-lines = Перекройте каналы поставок
    .text = Имейте корабли в системе, где есть база другого игрока.
secret-destroy-their-greatest-ship = Уничтожьте гордость флота
    .text = Уничтожьте солнце войны или флагман другого игрока.
secret-establish-a-perimeter = Укрепите границы
    .text = Имейте 4 ПСО на поле.
secret-forge-an-alliance = Создайте альянс
    .text = Контролируйте 4 культурные планеты.
secret-form-a-spy-network = Сформируйте шпионскую сеть
    .text = Сбросьте 5 карт действий.
secret-fuel-the-war-machine = Разогрейте военную машину
    .text = Имейте 3 базы на поле.
secret-gather-a-mighty-fleet = Соберите мощный флот
    .text = Имейте 5 дредноутов на поле.
secret-learn-the-secrets-of-the-cosmos = Познайте тайны космоса
    .text = Имейте корабли в 3 системах, каждая из которых смежна с аномалией.
secret-make-an-example-of-their-world = Преподайте урок
    .text = Уничтожьте «Бомбардировкой» последний отряд наземных войск другого игрока на планете.
secret-master-the-laws-of-physics = Изучите законы физики
    .text = Владейте 4 технологиями одного цвета.
secret-mine-rare-metals = Добывайте редкие металлы
    .text = Контролируйте 4 опасные планеты.
secret-monopolize-production = Монополизируйте производство
    .text = Контролируйте 4 промышленные планеты.
secret-occupy-the-seat-of-the-empire = Захватите сердце Империи
    .text = Контролируйте Мекатол-Рекс и имейте в его системе 3 корабля или больше.
secret-spark-a-rebellion = Поднимите восстание
    .text = Выиграйте бой против игрока, у которого больше всего победных очков, хотя бы и поровну с другими.
secret-threaten-enemies = Угрожайте врагам
    .text = Имейте корабли в системе, смежной с родной системой другого игрока.
secret-turn-their-fleets-to-dust = Обратите флот в пыль
    .text = Уничтожьте «Космической пушкой» последний корабль другого игрока в системе.
secret-unveil-flagship = Покажите флагман в деле
    .text = Выиграйте космический бой в системе, где есть ваш флагман; не считается, если он уничтожен в этом бою.
