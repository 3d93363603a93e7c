import type { AllLessonTexts } from '../../../table/model/lesson.ts';

export const first: AllLessonTexts = {
  goal: {
    title: 'Le but et une première carte',
    can: 'Tu sais viser une carte, lancer, mettre des dés de côté, t’arrêter et prendre la carte.',
    steps: {
      aim: {
        say: 'Les cartes sort donnent des points ; qui en a le plus gagne. Choisis 1 1 1, la plus facile : 93 %.',
        after: 'Ton but : trois dés qui montrent 1.',
        answers: {
          likelier: 'Une belle carte pour plus tard. Trois 1 sont plus probables : commence là.',
          top: 'La rangée du haut doit d’abord descendre : voir la leçon 2. Choisis 1 1 1.',
        },
      },
      roll: {
        say: 'Chaque tour commence avec tous tes dés. Lance-les.',
        after: 'Deux 1 du premier coup.',
      },
      aside: {
        say: 'Choisis les deux 1 et relance. Ils attendent dans ta zone ; tout le reste est relancé.',
        after: 'Un troisième 1, et les deux premiers sont restés à l’abri.',
        answers: {
          nothing: 'Mets d’abord un dé de côté : pour relancer, il en faut au moins un.',
          both: 'Prends les deux : un 1 laissé dehors est relancé.',
          ones: 'Seuls les 1 servent. Tout autre dé mis de côté ne roulera plus pour toi.',
          stop: 'Deux 1 ne donnent encore aucune carte. Relance : ta zone est à l’abri.',
        },
      },
      stop: {
        say: 'Choisis le troisième 1 et arrête-toi. Seuls les dés de ta zone comptent pour une carte.',
        after: '1 1 1 : ta zone correspond à la carte.',
        answers: {
          outside: 'Le 1 est encore dehors, où il ne compte pas. Choisis-le d’abord.',
          fine: 'Très bien aussi : ta zone garde ses 1, quoi qu’il tombe.',
        },
      },
      'stop-now': {
        say: 'Les autres dés ont changé, pas tes trois 1. Arrête-toi maintenant.',
        after: '1 1 1 : ta zone correspond à la carte.',
        answers: {
          enough: 'Tu as tout ce qu’il faut. Arrête-toi et prends ta carte.',
        },
      },
      take: {
        say: 'Choisis une carte de la rangée du haut : elle descend boucher le trou. Puis prends 1 1 1.',
        after: 'Trois points sont à toi.',
        answers: {
          down: 'Une carte du haut bouche le trou. Choisis celle qui te plaît.',
          ones: 'Ta zone montre trois 1 : elle correspond à la carte 1 1 1.',
          die: 'C’est pour les tours sans carte. Cette carte vaut plus.',
        },
      },
      end: {
        say: 'Une carte met fin aux lancers, et tes cinq dés te restent. Finis ton tour.',
      },
      challenge: {
        say: 'À toi, vise ce que tu veux : quels dés mets-tu de côté avant de relancer ?',
        after: 'Le mieux : 95 % pour 1 1 1. Ce qui sert, rien de plus.',
        answers: {
          one: '94 %, presque aussi bien : un 1 laissé dehors est relancé. Les deux 1 : 95 %.',
          extra: '76 % pour 1 1 1 : le dé en plus ne roule plus pour toi. Les deux 1 seuls : 95 %.',
          four: '33 % : il ne reste qu’un dé à lancer. Les deux 1 seuls : 95 %.',
          fours: '92 % pour 2 2 4 4, presque aussi bien. Les deux 1 : 95 % pour 1 1 1.',
          threes: '70 % pour 3 3 3 3, qui vaut un point de plus. Les deux 1 : 95 % pour 1 1 1.',
          less: 'Il y a mieux : de quelle carte es-tu le plus près ?',
          stop: 'Ta zone ne correspond encore à aucune carte. Mets un dé de côté et relance.',
        },
      },
    },
  },
  rows: {
    title: 'Deux rangées : ce qui vient ensuite',
    can: 'Tu sais lire les deux rangées et choisir ce qui vient ensuite.',
    steps: {
      match: {
        say: 'Ta zone montre 2, 4 et 6. Choisis la carte qui correspond dans la rangée du bas, la seule qui se prend.',
        after: 'Oui : chaque chiffre autant de fois que dessiné.',
        answers: {
          top: 'La rangée du haut attend. Une carte doit descendre avant d’être prise.',
          other: 'Cette carte veut d’autres chiffres. Cherche 2 4 6.',
        },
      },
      down: {
        say: 'Une carte du haut descend, et Ada joue avant toi. Choisis 6 6 : toi 76 %, Ada 71 %. Puis prends ta carte.',
        after: '3 points, et 6 6 est à portée.',
        answers: {
          equal: 'Les dés blancs d’Ada font quatre égaux dans 88 % des cas, les tiens dans 65 %.',
          threes: 'Quatre 3 : 0 % avec tes dés, 69 % avec ceux d’Ada. Mieux vaut 6 6.',
          die: 'Un dé console quand aucune carte ne correspond. Ici, il y en a une.',
        },
      },
      pile: {
        say: 'La pioche remplit la rangée du haut : les cartes suivantes demandent et rapportent plus. Son nombre : ce qui reste.',
        after: 'Quand elle est vide, la fin est proche.',
        answers: {
          first: 'Dans un instant. D’abord un regard sur la pioche.',
        },
      },
      watch: {
        say: 'Finis ton tour et regarde : Ada peut prendre la carte que tu as fait descendre.',
        after: 'Ada n’a pas trouvé de carte : elle prend un dé.',
      },
      roll: {
        say: '6 6 est toujours là. Lance.',
        after: 'Deux 6.',
        answers: {
          token: 'Le jeton viendra à la leçon 6. Lance simplement.',
          remove: 'Retirer une carte viendra à la leçon 6. Lance simplement.',
        },
      },
      stop: {
        say: 'Choisis les deux 6 et arrête-toi : la carte n’en demande pas plus.',
        after: '6 6 : réussi.',
        answers: {
          extra: 'Très bien aussi : des dés en plus ne gênent pas.',
          enough: 'Il n’en faut pas plus. Arrête-toi et prends la carte.',
          both: 'Les deux 6 doivent être dans ta zone.',
        },
      },
      take: {
        say: 'Prends 6 6 et fais descendre une carte : c’est toi qui choisis ce que les autres pourront viser.',
        after: '4 points de plus : la carte que tu as fait descendre est à toi.',
        answers: {
          top: 'Rangée du haut : pas encore. Prends 6 6 en bas.',
        },
      },
      challenge: {
        say: 'À toi : tu gagnes 3 3 3 3 et gardes deux blancs, trois jaunes. Ada a trois blancs, deux orange. Quelle carte descend ?',
        after: 'Le mieux : toi 92 %, et l’orange n’a rien d’impair : Ada 0 %.',
        answers: {
          shared: '92 % pour toi, mais Ada joue avant et réussit 1 1 1 à 60 %.',
          theirs: 'Le jaune n’a pas de 2 : 0 % pour toi, 86 % pour Ada.',
          die: 'Une carte vaut mieux : prends 3 3 3 3 et choisis laquelle descend.',
        },
      },
    },
  },
  swap: {
    title: 'L’échange et les sept couleurs',
    can: 'Tu sais échanger, et tu connais : blanc 1–4 et échange, rouge haut, orange pair, jaune impair, vert 7, violet choisit, bleu un peu de tout.',
    steps: {
      supply: {
        say: 'Tu veux 6 6, mais les dés blancs vont de 1 à 4, plus l’échange. Regarde le stock : qui a un 6 ?',
        after: 'Rouge et orange en ont un chacun.',
        answers: {
          fine: 'Très bien aussi. Le stock le montre : seuls rouge et orange ont un 6.',
        },
      },
      roll: {
        say: 'Les blancs ouvrent toutes les couleurs : deux faces sur six sont l’échange. Lance.',
        after: 'Deux échanges : deux nouveaux dés.',
      },
      first: {
        say: 'Choisis un échange : le dé retourne au stock et tu choisis une couleur. Rouge ou orange, pour le 6.',
        after: 'Le nouveau dé ne montre rien : il n’a pas encore été lancé.',
        answers: {
          none: 'Cette couleur n’a pas de 6. Rouge et orange en ont un.',
          white: 'Il n’y a plus de dé blanc dans le stock.',
          costs:
            'Rien ici ne sert pour 6 6, et chaque dé perdu coûte : 43 % au lieu de 76 %. Échange d’abord.',
        },
      },
      second: {
        say: 'À l’autre échange. Un dé échangé roule au prochain lancer : prends rouge, une deuxième chance.',
        after: 'Deux dés de couleur attendent.',
        answers: {
          good: 'Tout aussi bon pour 6 6. Prenons rouge cette fois.',
          none: 'Cette couleur n’a pas de 6. Prends rouge.',
          free: 'C’est permis, mais le second échange est gratuit. Sers-t’en d’abord.',
        },
      },
      on: {
        say: 'Un échange suffit pour relancer. Ne mets rien de côté : les cinq dés roulent, même les vides.',
        after: 'Un 6, sur le dé rouge.',
        answers: {
          rolling: 'Laisse-le rouler : il peut encore échanger. 52 % au lieu de 76 %.',
          blank: 'Un dé vide ne montre rien. Relancer le réveille.',
          empty: 'Ta zone est encore vide. Relance.',
        },
      },
      six: {
        say: 'Mets le 6 de côté pour le garder, et relance les quatre autres.',
        after: 'Le deuxième 6.',
        answers: {
          away: 'Mets le 6 de côté : dehors il serait relancé, et relancer demande un dé de côté.',
          only: 'Seul le 6 sert. Laisse les autres dehors : ils peuvent en devenir un.',
        },
      },
      stop: {
        say: 'Mets-le de côté et arrête-toi : la carte est réussie. L’échange peut attendre.',
        after: '6 6, avec des dés que tu as choisis.',
        answers: {
          later: 'Très bien aussi : un nouveau dé pour plus tard.',
          tray: 'Le 6 doit être dans ta zone, rien d’autre.',
        },
      },
      challenge: {
        say: 'À toi : tu veux 2 2 2 2 et tu as 2 2, 1, 3 et un échange. Quelle couleur prends-tu ?',
        after: 'Le mieux, 85 % : la moitié des faces orange sont des 2.',
        answers: {
          blue: '76 % : un 2 et trois symboles utiles. Orange, à moitié des 2 : 85 %.',
          none: '65 % : aucun 2 dessus. Orange : 85 %.',
          purple: '63 % : aucun 2 dessus, il ne fait que tourner. Orange : 85 %.',
          green: '61 % : aucun 2 dessus. Orange : 85 %.',
          first: 'Au mieux 81 %, alors que l’échange est gratuit. Choisis-le : quelle couleur a des 2 ?',
        },
      },
    },
  },
};
