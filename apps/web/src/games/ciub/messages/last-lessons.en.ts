import type { AllLessonTexts } from '../../../table/model/lesson.ts';

export const last: AllLessonTexts = {
  ahead: {
    title: 'Token, removal, Opus Magnum',
    can: 'You can now guard a card, take one away, time the Opus Magnum and win a tie.',
    steps: {
      token: {
        say: 'Ada wants 6 6 6 too: 42% with her dice. Choose it and put your token there: it keeps others away.',
        after: 'Only you can take it now. Two turns later:',
        answers: {
          any: 'Any card may carry it. But your reds want 6 6 6.',
          either: 'Token or removal, one of them each turn. Now the token.',
          open: 'You may, but then 6 6 6 is open to Ada.',
        },
      },
      remove: {
        say: 'Instead you may remove a top card. Ada’s dice make 2 2 4 4 6 in 94%: choose it and take it away.',
        after: 'The last card of the pile turns up.',
        answers: {
          own: 'That is your own aim, and only the top row can be removed.',
          hard: 'Those are hard for everybody. 2 2 4 4 6 suits Ada.',
          there: 'Your token lies there already. Now remove a card.',
        },
      },
      roll: {
        say: 'The pile is empty: the next card anybody gains brings the Opus Magnum, 5 points more. Roll.',
        after: '6 6 6, and a 2 for 1.',
      },
      stop: {
        say: 'Set aside the three 6s and the 2 for 1: in the tray it can become two dice. Stop.',
        after: '6 6 6 matches.',
        answers: {
          along: 'Take the 6s and the 2 for 1 along: outside the tray it cannot be traded.',
          enough: 'You have what you need, and a green die may fall on its skull.',
          extra: 'Also fine: extra dice in the tray do no harm.',
        },
      },
      take: {
        say: 'Take 6 6 6. No card moves down any more, and the Opus Magnum comes along.',
        after: '6 and 5: you lead 23 to 16.',
      },
      keep: {
        say: 'Six dice, five stay. Keep the 2 for 1 among them: equal points are decided by more dice.',
        after: 'One die will become two.',
        answers: {
          two: 'The 2 for 1 is worth two dice. Keep it.',
        },
      },
      trade: {
        say: 'Choose the green die and trade it for two of other colours, so that six stay.',
        after: 'Six dice now.',
        answers: {
          reds: 'More than four reds would go back at the end. Take other colours.',
          tie: 'More dice decide a tie. Trade first.',
        },
      },
      end: {
        say: 'End your turn. Ada has one final turn: no token, but cards of both rows.',
        after: '23 to 23. You have six dice, Ada five: you win.',
      },
      challenge: {
        say: 'Now you: Ada has 20 points and six dice. You have 15 points, and this is your final turn. Choose the card to aim at.',
        after: 'Best: 69%, and 21 points win. Both rows count in a final turn.',
        answers: {
          tie: '98%, but 20 to 20 loses: you keep five dice, Ada has six. 6 6 6 wins in 69%.',
          hard: '23 points would win, but only in 35%. 6 6 6 wins in 69%.',
          none: 'Three 7s need three green dice: 0%. 6 6 6 wins in 69%.',
          short: 'Over 90%, but 18 or 19 points are not enough. 6 6 6 wins in 69%.',
          aim: 'First choose the card you aim at.',
        },
      },
    },
  },
  example: {
    title: 'A whole turn: the printed example',
    can: 'You can now play a whole turn. Ready for a table.',
    steps: {
      token: {
        say: 'Look ahead first: choose the first top card and put your token there, so that nobody removes it.',
        after: 'It is safe until you need it.',
        answers: {
          first: 'Just as good. The example takes the first card above.',
          free: 'Allowed, but the token costs nothing. Place it first.',
        },
      },
      aim: {
        say: 'Your aim is 1 1 6 6, worth 6: with your seven dice 83%. Choose it.',
      },
      roll: {
        say: 'Now roll all seven.',
        after: 'Two swaps and a re-roll.',
      },
      red: {
        say: 'You need 6s. Swap a white die for red, which has one.',
        after: 'One red die waits.',
        answers: {
          orange: 'As good as red: one 6 each. The example takes red.',
          none: 'That one has no 6. Red has.',
        },
      },
      again: {
        say: 'And the other swap: red again, because two 6s are asked for.',
        after: 'Two blank reds join the next roll.',
      },
      reroll: {
        say: 'The blue die re-rolls one die outside the tray. Choose it, then orange, which has a 6.',
        after: 'A 6.',
        answers: {
          wake: 'As good: it would wake it. The example re-rolls orange.',
          white: 'White has no 6. Orange has.',
        },
      },
      six: {
        say: 'Set the 6 aside, so that it stays, and roll the other six.',
        after: 'Swap, re-roll and adjust.',
        answers: {
          outside: 'It would be rolled again. Set it aside.',
        },
      },
      yellow: {
        say: 'Now 1s are wanted. Swap the white die for yellow: two of its faces are 1.',
        after: 'Yellow lies blank.',
        answers: {
          twice: 'Yellow shows a 1 twice. Take yellow.',
        },
      },
      wake: {
        say: 'Wake it at once: choose the blue re-roll, then the blank yellow die.',
        after: 'A 1.',
        answers: {
          blank: 'A blank die shows nothing. Re-roll it first.',
        },
      },
      adjust: {
        say: 'The other blue adjusts: make the red 5 a 6. Blue itself then goes to the tray.',
        after: 'Two 6s and a 1.',
        answers: {
          four: 'As good: a red 6 is a red 6. The example takes the 5.',
          itself: 'A fine idea, even better: 92.5%. Here we follow the book.',
        },
      },
      both: {
        say: 'Set aside the 1 and the 6, because outside they roll again. Roll the last three.',
        after: 'A 1, and a skull.',
        answers: {
          needed: 'Both are needed, and outside they roll again.',
        },
      },
      stop: {
        say: 'Set aside the 1 and stop. The skull goes along by itself, and red may stay outside.',
        after: '1 1 6 6: met.',
        answers: {
          extra: 'Also fine: extra dice do no harm.',
          tray: 'The 1 has to lie in the tray.',
        },
      },
      take: {
        say: 'Take 1 1 6 6 and move your marked card down: your token travels with it.',
        after: '6 points, and the next aim is reserved.',
        answers: {
          carries: 'Then Ada could take it. Yours carries your token.',
        },
      },
      keep: {
        say: 'Five of seven dice stay. Keep white, one red, yellow and both blues: the most different colours.',
        after: 'Five stay.',
        answers: {
          book: 'Allowed. The book keeps white, one red, yellow and both blues.',
        },
      },
      whiten: {
        say: 'No 2 for 1 in the tray. Trade red and yellow for white ones: they swap next time.',
        after: 'Three white ones, two blue ones.',
        answers: {
          two: 'Allowed. The book trades red and yellow.',
          trade: 'Allowed, but white dice bring swaps. Trade first.',
        },
      },
      end: {
        say: 'End your turn: what you keep is what you roll next time.',
      },
      challenge: {
        say: 'The second roll again, now on your own: a 6 is safe, you need 1, 1 and 6. What do you do first?',
        after: 'Best, 92.5%: the die that would be spent becomes one of your 1s.',
        answers: {
          red: 'Best, 92.5%: look first, and decide about the adjust afterwards.',
          white: 'As good as the best, 92.4%: another white brings a 1, or swaps again.',
          book: '91%, as in the book. Re-roll a red die, or adjust blue itself to 1: 92.5%.',
          costs: '86%: it costs a die. Blue itself adjusted to 1 costs none: 92.5%.',
        },
      },
    },
  },
};
