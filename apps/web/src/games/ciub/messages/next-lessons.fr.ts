import type { AllLessonTexts } from '../../../table/model/lesson.ts';

export const next: AllLessonTexts = {
  order: {
    title: 'Relancer, tourner, crânes',
    can: 'Tu sais relancer, tourner, sauver un dé de son crâne, et jouer les actions dans le bon ordre.',
    steps: {
      roll: {
        say: 'Tu vises 1 4 7. Seul le vert a un 7. Lance.',
        after: 'Un 1, un crâne, un nouveau lancer et un choix de face.',
      },
      skull: {
        say: 'Un crâne va dans ta zone quand tu relances. Les actions d’abord : choisis le bleu « nouveau lancer », puis le crâne.',
        after: 'Plus de crâne : le vert relance aussi.',
        answers: {
          along: 'Le crâne emporterait ton seul vert : 42 %. Relance-le d’abord : 83 %.',
          last: 'Bien aussi, 82 %. Relancer d’abord, tourner en dernier : 83 %.',
          hurts: 'Possible, mais c’est le crâne qui gêne. Choisis le vert.',
        },
      },
      fresh: {
        say: 'Un symbole tout juste tombé sert aussitôt. Relance le 3 blanc avec le vert : il te faut un 4.',
        after: 'Voilà le 4.',
        answers: {
          spent: 'Le bleu a déjà servi. Le vert a un symbole tout frais.',
          lost: 'Le nouveau lancer du vert serait perdu : 77 %. Sers-t’en d’abord : 83 %.',
        },
      },
      adjust: {
        say: 'Choisir une face tourne un dé à volonté. Choisis violet, vert, puis 7 ; violet va ensuite dans ta zone.',
        after: '1, 4 et 7 sont là.',
        answers: {
          itself: 'Il peut se tourner lui-même sur un chiffre. Mais il te manque le 7.',
          seven: 'Ce dé n’a pas de 7. Seul le vert en a un.',
        },
      },
      stop: {
        say: 'L’ordre a tout fait : relancer d’abord, tourner en dernier. Mets 1, 4 et 7 de côté et arrête-toi.',
        after: 'Ta zone correspond à 1 4 7.',
        answers: {
          used: 'Il est dans ta zone, utilisé pour ce tour.',
          three: 'Les trois chiffres doivent être dans ta zone.',
          extra: 'Très bien aussi : des dés en plus ne gênent pas.',
        },
      },
      take: {
        say: 'Prends 1 4 7. Les crânes comptent aussi : quatre crânes réussissent la carte aux quatre signes égal.',
        after: '4 points, avec trois symboles en un lancer.',
        answers: {
          equal: 'Il faut quatre chiffres égaux, ou quatre crânes. Prends 1 4 7.',
        },
      },
      challenge: {
        say: 'À toi : tu veux 6 6. Il y a un 6, un 5 rouge et un échange. Quelle couleur aide le plus ?',
        after: 'Le mieux, 90 % : deux faces violettes font de ton 5 rouge un 6.',
        answers: {
          blue: '89 %, très bien : il tourne, relance ou échange. Le violet tourne deux fois plus souvent : 90 %.',
          six: '87 % : un 6 de plus. Le violet tourne le rouge que tu as : 90 %.',
          white: '87 % : une autre chance d’échanger. Violet : 90 %.',
          weak: 'Environ 83 % : ni 6 ni choix de face. Violet : 90 %.',
          first: 'Au mieux 87 %, alors que l’échange est gratuit. Choisis-le : quelle couleur aide ?',
        },
      },
    },
  },
  between: {
    title: 'Entre les tours : tes dés',
    can: 'Tu sais finir un tour avec les dés que tu veux : prendre, garder, échanger.',
    steps: {
      die: {
        say: 'Pas de carte : tu gardes tous tes dés et tu en prends un de plus. Le jaune a des 3 : choisis-le.',
        after: '3 3 3 3 au prochain tour : 93 % au lieu de 69 %.',
        answers: {
          strong: 'Très bien aussi : environ 90 % pour 3 3 3 3 au prochain tour.',
          weak: 'Bien, chaque dé aide : environ 85 %. Le jaune donnerait 93 %.',
          two: 'Deux 3 sur quatre. Au prochain tour, tous tes dés roulent à nouveau.',
        },
      },
      six: {
        say: 'Six dés au lieu de cinq : aucun tour n’est perdu. Finis le tien.',
        after: 'Quelques tours plus tard.',
        answers: {
          coloured: 'Seuls les dés de couleur s’échangent contre des blancs.',
        },
      },
      price: {
        say: 'Sept dés maintenant, et 6 6 dans ta zone. Prends la carte ; 6 6 6 peut descendre.',
        after: '4 points. Le prix : tu ne gardes que cinq dés.',
        answers: {
          wait: 'Tu peux attendre, mais 4 points valent bien un dé ou deux.',
        },
      },
      keep: {
        say: 'Gardes-en cinq. Quatre au plus d’une couleur : quatre rouges, et le 2 pour 1.',
        after: 'Désormais seules comptent les couleurs, et le 2 pour 1.',
        answers: {
          five: 'Quatre au plus d’une couleur : un rouge repartirait à la fin.',
          two: 'Le 2 pour 1 devient bientôt deux dés. Garde-le, avec quatre rouges.',
          white: 'Très bien aussi : le blanc pourra échanger au prochain tour.',
          exactly: 'Exactement cinq, ni plus ni moins.',
        },
      },
      trade: {
        say: 'Le dé vert est dans ta zone avec 2 pour 1. Choisis-le : il devient deux dés d’autres couleurs.',
        after: 'Six dés pour le prochain tour.',
        answers: {
          own: 'Les deux nouveaux dés ne peuvent pas être verts.',
          tray: 'Seul un 2 pour 1 dans ta zone devient deux dés.',
          reds: 'Des rouges, tu en as assez. D’autres couleurs t’ouvrent plus de choix.',
          now: 'Le 2 pour 1 ne sert que maintenant. Échange-le d’abord.',
        },
      },
      whiten: {
        say: 'Un dé de couleur peut aussi devenir blanc, car les blancs échangent. Échange un rouge.',
        after: 'Un blanc apporte des échanges, un rouge des 6.',
        answers: {
          fine: 'Très bien aussi : tous les rouges restent, bons pour 6 6 6.',
        },
      },
      limits: {
        say: 'Au-delà de cinq blancs ou de quatre d’une couleur, les dés repartent. Tu es dans les limites : finis ton tour.',
      },
      challenge: {
        say: 'À toi : cinq dés sur sept restent, et tu viseras 1 4 7. Lesquels gardes-tu ?',
        after: 'Le mieux, 72 % : les blancs ont 1 et 4, et s’échangent contre un vert.',
        answers: {
          good: '70 %, très bien. Avec le violet, qui tourne : 72 %.',
          purple: '69 %, très bien. Violet et bleu ensemble : 72 %.',
          colours: '61 % : rouge et orange n’ont ni 1 ni 7. Violet et bleu : 72 %.',
          whites:
            'Moins de blancs, moins d’échanges contre un vert et son 7 : 66 % au plus. Les trois blancs : 72 %.',
        },
      },
    },
  },
};
