# Pourquoi un coup est voulu, d’après les parties imaginées.
reason-only = Il n’y a pas d’autre coup.
reason-alone = Il gagne { $wins } fois sur 100 dans les parties que j’ai imaginées.
reason-ahead = Il gagne { $wins } fois sur 100 dans les parties que j’ai imaginées ; le meilleur ensuite, « { $next } », { $others }.
reason-alike = Il gagne { $wins } fois sur 100 dans les parties que j’ai imaginées ; « { $next } » autant, ou presque.
reason-mixed = { $tenths ->
    [one] Il gagne { $wins } fois sur 100 dans les parties que j’ai imaginées. Pour rester imprévisible : ce coup une fois sur dix, sinon par exemple « { $next } ».
   *[other] Il gagne { $wins } fois sur 100 dans les parties que j’ai imaginées. Pour rester imprévisible : ce coup { $tenths } fois sur dix, sinon par exemple « { $next } ».
}

# Le bilan d’une partie finie.
review-choice = Coup { $step } : { $made }. Mieux : { $better }. Espérance de { $after } % au lieu de { $before } %.
review-luck = Après le coup { $step } : de { $before } % à { $after } %, par les cartes, les dés et les autres.
review-summary = Espérance au début : { $start } %. Choix personnels : { $choices } %. Les cartes, les dés et les autres : { $luck } %. À la fin : { $final } %.
review-no-choices = Il n’y avait rien à choisir dans cette partie.
review-worse = { $count ->
    [0] Aucun choix nettement moins bon qu’un autre.
    [one] Un choix nettement moins bon qu’un autre.
   *[other] { $count } choix nettement moins bons qu’un autre.
}
review-about = Les espérances viennent de { $games } parties imaginées pour chaque décision, avec ce que le siège savait alors. Ce sont des estimations d’un bot, pas la vérité.
