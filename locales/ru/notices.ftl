### Messages to players who are away: mail, webhooks and browser push.

notice-turn = { $game }: ваш ход
notice-vote = { $game }: другие ждут вашего голоса
notice-undo = { $game }: вас просят согласиться на отмену решения
notice-bot = { $game }: за вас играет бот
notice-late = { $game }: ваше время вышло, и вы сдались
notice-over = { $game }: игра окончена, победа: { $winners }
notice-aborted = { $game }: игра окончена без победителя
notice-several = { $count ->
    [one] Вас ждёт { $count } стол
    [few] Вас ждут { $count } стола
   *[many] Вас ждут { $count } столов
}
notice-news = { $count ->
    [one] Новости с { $count } стола
   *[many] Новости с { $count } столов
}
notice-more = { $count ->
    [one] И ещё { $count } стол:
    [few] И ещё { $count } стола:
   *[many] И ещё { $count } столов:
}
notice-people = За столом: { $people }
notice-question = Вам предстоит решить: { $question }
notice-until = Время есть до { $day }.{ $month }.{ $year }, { $time } ({ $zone })
notice-test = Сюда Orrery сможет вам написать
notice-leave = Больше не писать об играх: { $url }
notice-confirm-subject = Это ваш адрес?
notice-confirm =
    Игрок { $name } хочет получать письма, когда игра ждёт хода. Если это вы, откройте страницу:

    { $url }

    Если это не вы, ничего делать не нужно: других писем не будет.
notice-replaced-subject = Письма сюда больше не придут
notice-replaced =
    На сайте { $url } это больше не адрес игрока { $name }: его заменили или убрали. Если это были не вы, напишите тем, кто управляет сайтом.
notice-reset-subject = Новый пароль
notice-reset =
    Для учётной записи { $name } попросили новый пароль. Если это были вы, откройте страницу в течение часа:

    { $url }

    Если это были не вы, ничего делать не нужно: пароль останется прежним.
