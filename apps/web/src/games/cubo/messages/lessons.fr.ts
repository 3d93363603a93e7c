import type { AllLessonTexts } from '../../../table/model/lesson.ts';

export const messages: AllLessonTexts = {
  round: {
    title: 'Une manche en 90 secondes',
    can: 'Tu sais maintenant crier, lancer, poser, couvrir, attraper et échanger. Six manches comme celle-ci font une partie.',
    steps: {
      call: {
        say: 'Compose un carré de 3 dés sur 3 : lignes et colonnes rapportent. Crie, et tout le monde lance.',
        after: 'Ada lance aussi : personne n’attend son tour.',
      },
      throw: {
        say: 'Lance les neuf dés : quatre rouges, quatre bleus et ton joker.',
        after: 'Hum. Presque rien ne va ensemble.',
      },
      again: {
        say: 'Au mieux 3 points. Relance : toujours les neuf, autant que tu veux, tant que personne n’a couvert.',
      },
      fall: {
        say: 'Tes dés sont en main. Lance-les.',
        after: 'Bien mieux.',
      },
      straight: {
        say: 'Choisis 4, 5 et 6 rouges : trois nombres qui se suivent forment une suite et valent le plus grand.',
        after: '6, et tous rouges : une seule couleur double. 12 points.',
        answers: {
          falling: '6 5 4 compterait aussi. Dans ce carré, le 4 vient d’abord.',
          order: '4 6 5 vaut 0 : les nombres doivent se suivre. Intervertis deux dés.',
          first:
            'Commence par 4, 5, 6 rouges : rien ne vaut plus ici. Appuie deux fois sur ce dé pour l’enlever.',
        },
      },
      joker: {
        say: 'Le joker est rouge et bleu, mais son 3 reste un 3. Pose un 3 bleu de chaque côté.',
        after: 'Trois égaux comptent une fois : 3, tous bleus, doublé : 6.',
        answers: {
          two: '2 3 3 vaut 0 : ni suite ni égaux. Prends les 3.',
        },
      },
      column: {
        say: 'Les colonnes comptent aussi. Pose le 2 bleu sous 4 et 3, puis le 3 bleu, puis le 1 rouge.',
        after: '4 3 2 vers le bas : 4 points. 22 en tout.',
        answers: {
          two: 'La colonne serait 4 3 3 ou 4 3 1 : 0 point. D’abord le 2 bleu.',
          corner: 'Autant de points. Mais 2 3 et un 4 feraient une autre suite : laisse le coin au 1.',
        },
      },
      cover: {
        say: 'Les neuf sont posés. Couvre : Cubo ! Dès lors, plus personne ne reprend ses dés en main.',
        after: 'Couvert : 22 points sont acquis.',
        answers: {
          sixth: 'Un lancer sur six à peine atteint 22. Couvre.',
        },
      },
      grab: {
        say: 'Attrape un dé du milieu avant Ada. Le 4 bleu va avec ton 2 3.',
        after: 'À toi, pour le décompte.',
        answers: {
          high: 'Un grand dé, mais aucune de tes lignes n’y gagne. Le 4 bleu ajoute 8.',
          nothing: 'Il n’ajoute rien. Ton 2 3 bleu attend un 4 bleu.',
        },
      },
      seconds: {
        say: 'Tu as pris un dé : Ada a maintenant six secondes. En retard, on ne marque rien cette manche.',
        after: 'À temps : Ada a couvert à deux secondes de la fin.',
      },
      exchange: {
        say: 'Décompte : ton 4 bleu peut remplacer un dé de couleur. Où apparaît 2 3 4 ? Choisis ce dé, puis échange.',
        after: '2 3 4, tous bleus : 8 de plus. 30 points.',
        answers: {
          joker: 'Le joker reste toujours. Regarde la ligne du bas.',
          keep: 'Garder est permis : 22. Le 4 bleu dans le coin fait 30.',
          nothing: 'Cela ne rapporte rien. Le coin du 1 rouge ne compte pas encore.',
        },
      },
      result: {
        say: 'Ton 1 rouge va au milieu, le 4 bleu reste à toi. Après six manches, qui a le plus de points l’emporte.',
      },
      challenge: {
        say: 'À toi : ton carré est couvert et vaut 17. Quel dé du milieu attrapes-tu ?',
        after: 'Le mieux : 2 3 4 vers le bas par le joker, tout rouge. 25 points.',
        answers: {
          six: '6 6 6 en bas, mais la colonne de gauche se casse : 20. Le 4 rouge donne 25.',
          one: 'Aucune ligne n’y gagne : 17. Le 4 rouge donne 25.',
        },
      },
    },
  },
};
