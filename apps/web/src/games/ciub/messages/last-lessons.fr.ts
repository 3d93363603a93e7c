import type { AllLessonTexts } from '../../../table/model/lesson.ts';

export const last: AllLessonTexts = {
  ahead: {
    title: 'Jeton, retrait, Opus Magnum',
    can: 'Tu sais garder une carte, en retirer une, viser l’Opus Magnum et gagner une égalité.',
    steps: {
      token: {
        say: 'Ada veut aussi 6 6 6 : 42 % avec ses dés. Choisis-la et pose ton jeton : il écarte les autres.',
        after: 'Plus personne d’autre ne peut la prendre. Deux tours plus tard :',
        answers: {
          any: 'Toute carte peut le porter. Mais tes rouges veulent 6 6 6.',
          either: 'Jeton ou retrait, l’un des deux par tour. Ici, le jeton.',
          open: 'C’est permis, mais 6 6 6 reste ouverte à Ada.',
        },
      },
      remove: {
        say: 'Tu peux aussi retirer une carte du haut. Ada réussit 2 2 4 4 6 à 94 % : choisis-la et retire-la.',
        after: 'La dernière carte de la pioche apparaît.',
        answers: {
          own: 'C’est ton propre but, et seule la rangée du haut se retire.',
          hard: 'Celles-là sont dures pour tous. 2 2 4 4 6 convient à Ada.',
          there: 'Ton jeton y est déjà. Retire maintenant une carte.',
        },
      },
      roll: {
        say: 'La pioche est vide : la prochaine carte gagnée apporte l’Opus Magnum, 5 points de plus. Lance.',
        after: '6 6 6, et un 2 pour 1.',
      },
      stop: {
        say: 'Mets de côté les trois 6 et le 2 pour 1 : dans ta zone, il peut devenir deux dés. Arrête-toi.',
        after: '6 6 6 : réussi.',
        answers: {
          along: 'Prends les 6 et le 2 pour 1 : hors de ta zone, il ne s’échange pas.',
          enough: 'Tu as ce qu’il te faut, et un vert peut tomber sur son crâne.',
          extra: 'Très bien aussi : des dés en plus ne gênent pas.',
        },
      },
      take: {
        say: 'Prends 6 6 6. Plus aucune carte ne descend, et l’Opus Magnum vient avec.',
        after: '6 et 5 : tu mènes 23 à 16.',
      },
      keep: {
        say: 'Six dés, cinq restent. Garde le 2 pour 1 : à égalité, qui a le plus de dés l’emporte.',
        after: 'Un dé en deviendra deux.',
        answers: {
          two: 'Le 2 pour 1 vaut deux dés. Garde-le.',
        },
      },
      trade: {
        say: 'Choisis le dé vert et échange-le contre deux autres couleurs : il en restera six.',
        after: 'Six dés maintenant.',
        answers: {
          reds: 'Au-delà de quatre rouges, ils repartent. Prends d’autres couleurs.',
          tie: 'À égalité, les dés décident. Échange d’abord.',
        },
      },
      end: {
        say: 'Finis ton tour. Ada a un dernier tour : sans jeton, mais avec les deux rangées.',
        after: '23 à 23. Tu as six dés, Ada cinq : tu gagnes.',
      },
      challenge: {
        say: 'À toi : Ada a 20 points et six dés. Tu as 15 points et c’est ton dernier tour. Choisis la carte que tu vises.',
        after: 'Le mieux : 69 %, et 21 points gagnent. Les deux rangées comptent.',
        answers: {
          tie: '98 %, mais 20 à 20 perd : il te reste cinq dés, Ada en a six. 6 6 6 gagne à 69 %.',
          hard: '23 points gagneraient, mais à 35 % seulement. 6 6 6 gagne à 69 %.',
          none: 'Trois 7 demandent trois dés verts : 0 %. 6 6 6 gagne à 69 %.',
          short: 'Plus de 90 %, mais 18 ou 19 points ne suffisent pas. 6 6 6 gagne à 69 %.',
          aim: 'Choisis d’abord la carte que tu vises.',
        },
      },
    },
  },
  example: {
    title: 'Un tour entier : l’exemple imprimé',
    can: 'Tu sais jouer un tour entier. À table.',
    steps: {
      token: {
        say: 'Prévois d’abord : choisis la première carte du haut et pose ton jeton, pour que personne ne la retire.',
        after: 'Elle est à l’abri jusqu’à ce qu’elle te serve.',
        answers: {
          first: 'Tout aussi bien. L’exemple prend la première en haut.',
          free: 'Permis, mais le jeton ne coûte rien. Pose-le d’abord.',
        },
      },
      aim: {
        say: 'Tu vises 1 1 6 6, qui vaut 6 : avec tes sept dés, 83 %. Choisis-la.',
      },
      roll: {
        say: 'Lance maintenant les sept dés.',
        after: 'Deux échanges et un nouveau lancer.',
      },
      red: {
        say: 'Il te faut des 6. Échange un blanc contre un rouge, qui en a un.',
        after: 'Un rouge attend.',
        answers: {
          orange: 'Aussi bien que rouge : un 6 chacun. L’exemple prend rouge.',
          none: 'Cette couleur n’a pas de 6. Le rouge en a un.',
        },
      },
      again: {
        say: 'Et l’autre échange : encore rouge, car il faut deux 6.',
        after: 'Deux rouges vides rouleront au prochain lancer.',
      },
      reroll: {
        say: 'Le bleu relance un dé hors de ta zone. Choisis-le, puis l’orange, qui a un 6.',
        after: 'Un 6.',
        answers: {
          wake: 'Tout aussi bien : cela le réveillerait. L’exemple relance l’orange.',
          white: 'Le blanc n’a pas de 6. L’orange en a un.',
        },
      },
      six: {
        say: 'Mets le 6 de côté pour le garder, et relance les six autres.',
        after: 'Échange, nouveau lancer et choix de face.',
        answers: {
          outside: 'Il serait relancé. Mets-le de côté.',
        },
      },
      yellow: {
        say: 'Il faut maintenant des 1. Échange le blanc contre un jaune : deux de ses faces sont des 1.',
        after: 'Le jaune est vide.',
        answers: {
          twice: 'Le jaune a deux fois le 1. Prends jaune.',
        },
      },
      wake: {
        say: 'Réveille-le tout de suite : choisis le bleu « nouveau lancer », puis le jaune vide.',
        after: 'Un 1.',
        answers: {
          blank: 'Un dé vide ne montre rien. Relance-le d’abord.',
        },
      },
      adjust: {
        say: 'L’autre bleu choisit une face : fais du 5 rouge un 6. Lui-même va ensuite dans ta zone.',
        after: 'Deux 6 et un 1.',
        answers: {
          four: 'Tout aussi bien : un 6 rouge est un 6 rouge. L’exemple prend le 5.',
          itself: 'Belle idée, meilleure même : 92,5 %. Ici, suivons le livret.',
        },
      },
      both: {
        say: 'Mets de côté le 1 et le 6 : dehors, ils rouleraient encore. Relance les trois derniers.',
        after: 'Un 1, et un crâne.',
        answers: {
          needed: 'Il faut les deux, et dehors ils roulent encore.',
        },
      },
      stop: {
        say: 'Mets le 1 de côté et arrête-toi. Le crâne suit tout seul, le rouge peut rester dehors.',
        after: '1 1 6 6 : réussi.',
        answers: {
          extra: 'Très bien aussi : des dés en plus ne gênent pas.',
          tray: 'Le 1 doit être dans ta zone.',
        },
      },
      take: {
        say: 'Prends 1 1 6 6 et fais descendre ta carte marquée : ton jeton voyage avec elle.',
        after: '6 points, et le prochain but est réservé.',
        answers: {
          carries: 'Ada pourrait la prendre. La tienne porte ton jeton.',
        },
      },
      keep: {
        say: 'Cinq dés sur sept restent. Garde blanc, un rouge, jaune et les deux bleus : le plus de couleurs.',
        after: 'Cinq restent.',
        answers: {
          book: 'Permis. Le livret garde blanc, un rouge, jaune et les deux bleus.',
        },
      },
      whiten: {
        say: 'Pas de 2 pour 1. Échange rouge et jaune contre des blancs : ils échangeront la prochaine fois.',
        after: 'Trois blancs, deux bleus.',
        answers: {
          two: 'Permis. Le livret échange rouge et jaune.',
          trade: 'Permis, mais les blancs apportent des échanges. Échange d’abord.',
        },
      },
      end: {
        say: 'Finis ton tour : ce que tu gardes, tu le lanceras au prochain.',
      },
      challenge: {
        say: 'Encore le deuxième lancer, à toi : un 6 est à l’abri, il manque 1, 1 et 6. Que fais-tu d’abord ?',
        after: 'Le mieux, 92,5 % : le dé qui serait dépensé devient un de tes 1.',
        answers: {
          red: 'Le mieux, 92,5 % : regarde d’abord, choisis une face ensuite.',
          white: 'Aussi bien que le mieux, 92,4 % : un blanc apporte un 1 ou un autre échange.',
          book: '91 %, comme le livret. Relancer un rouge, ou tourner le bleu lui-même sur 1 : 92,5 %.',
          costs: '86 % : cela coûte un dé. Tourner le bleu lui-même sur 1 n’en coûte pas : 92,5 %.',
        },
      },
    },
  },
};
