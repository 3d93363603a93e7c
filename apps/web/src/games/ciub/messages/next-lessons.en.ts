import type { AllLessonTexts } from '../../../table/model/lesson.ts';

export const next: AllLessonTexts = {
  order: {
    title: 'Re-roll, adjust, skulls',
    can: 'You can now re-roll, adjust, save a die from its skull, and put actions in the right order.',
    steps: {
      roll: {
        say: 'Your aim is 1 4 7. Only green has a 7. Roll.',
        after: 'A 1, a skull, a re-roll and an adjust.',
      },
      skull: {
        say: 'A skull goes to the tray when you roll on. Actions come first: choose the blue re-roll, then the skull.',
        after: 'No skull any more: green re-rolls too.',
        answers: {
          along: 'The skull would take your only green along: 42%. Re-roll it first: 83%.',
          last: 'Good as well, 82%. Re-roll first and adjust last: 83%.',
          hurts: 'Possible, but the skull is what hurts. Choose green.',
        },
      },
      fresh: {
        say: 'A symbol that has just fallen works at once. Re-roll the white 3 with green: you need a 4.',
        after: 'There is the 4.',
        answers: {
          spent: 'Blue has used its symbol. Green has a fresh one.',
          lost: 'Then green’s re-roll is lost: 77%. Use it first: 83%.',
        },
      },
      adjust: {
        say: 'Adjust shows any face of a die. Choose purple, then green, then 7; purple goes to the tray after it.',
        after: '1, 4 and 7 lie there.',
        answers: {
          itself: 'It may adjust itself to a number. But you lack the 7.',
          seven: 'That die has no 7. Only green has one.',
        },
      },
      stop: {
        say: 'Order was everything: re-rolls first, adjust last. Set 1, 4 and 7 aside and stop.',
        after: 'The tray matches 1 4 7.',
        answers: {
          used: 'It lies in the tray now, used up for this turn.',
          three: 'All three numbers have to lie in the tray.',
          extra: 'Also fine: extra dice in the tray do no harm.',
        },
      },
      take: {
        say: 'Take 1 4 7. By the way, skulls can count too: four of them match the card with four equal signs.',
        after: '4 points, with three symbols in one roll.',
        answers: {
          equal: 'That needs four equal numbers, or four skulls. Take 1 4 7.',
        },
      },
      challenge: {
        say: 'Now you: you want 6 6. A 6 lies there, a red 5 and one swap. Which colour helps most?',
        after: 'Best, 90%: two purple faces adjust your red 5 to a 6.',
        answers: {
          blue: '89%, very good: it adjusts, re-rolls or swaps. Purple adjusts twice as often: 90%.',
          six: '87%: one more 6. Purple adjusts the red die that you have: 90%.',
          white: '87%: another chance to swap. Purple: 90%.',
          weak: 'About 83%: no 6 on it, and no adjust. Purple: 90%.',
          first: '87% at best, though the swap costs nothing. Choose it: which colour helps?',
        },
      },
    },
  },
  between: {
    title: 'Between turns: your dice',
    can: 'You can now leave a turn with the dice you want: take, keep, trade, whiten.',
    steps: {
      die: {
        say: 'No card this time, so you keep all dice and take one more. Yellow has 3s: choose it.',
        after: '3 3 3 3 next turn: 93% instead of 69%.',
        answers: {
          strong: 'Also fine: about 90% for 3 3 3 3 next turn.',
          weak: 'Fine, every die helps: about 85%. Yellow would give 93%.',
          two: 'Two 3s of four. Next turn all your dice roll again.',
        },
      },
      six: {
        say: 'Six dice instead of five: no turn is wasted. End it.',
        after: 'Some turns later.',
        answers: {
          coloured: 'Only coloured dice are traded for white ones.',
        },
      },
      price: {
        say: 'Now seven dice, and 6 6 in the tray. Take the card; 6 6 6 may come down next.',
        after: '4 points. The price: you keep only five dice.',
        answers: {
          wait: 'You may wait, but 4 points now are worth a die or two.',
        },
      },
      keep: {
        say: 'Keep five. At most four of a colour stay, so: four reds, and the 2 for 1.',
        after: 'From here only colours matter, and the 2 for 1.',
        answers: {
          five: 'Only four of a colour stay: one red would go back at the end.',
          two: 'The 2 for 1 becomes two dice in a moment. Keep it, and four reds.',
          white: 'Also fine: the white die may swap next turn.',
          exactly: 'Exactly five, no more and no fewer.',
        },
      },
      trade: {
        say: 'The green die lies in the tray with 2 for 1. Choose it: it becomes two dice of other colours.',
        after: 'Six dice for the next turn.',
        answers: {
          own: 'The two new dice must have other colours than green.',
          tray: 'Only a 2 for 1 in the tray becomes two dice.',
          reds: 'Reds you have plenty of. Other colours widen your choice.',
          now: 'The 2 for 1 works only now. Trade it first.',
        },
      },
      whiten: {
        say: 'Coloured dice may also become white, because white dice swap. Trade one red.',
        after: 'A white die brings swaps, a red one 6s.',
        answers: {
          fine: 'Also fine: all reds stay, good for 6 6 6.',
        },
      },
      limits: {
        say: 'What is above five white or four of a colour would go back now. You are within the limits: end your turn.',
      },
      challenge: {
        say: 'Now you: five of seven dice stay, and 1 4 7 is your next aim. Which five do you keep?',
        after: 'Best, 72%: whites show 1 and 4 and swap for green, the only 7.',
        answers: {
          good: '70%, very good. With purple, which adjusts: 72%.',
          purple: '69%, very good. Purple and blue together: 72%.',
          colours: '61%: red and orange have no 1 and no 7. Purple and blue: 72%.',
          whites: 'Fewer whites swap less often for green and its 7: 66% at most. All three whites: 72%.',
        },
      },
    },
  },
};
