import type { AllLessonTexts } from '../../../table/model/lesson.ts';

export const messages: AllLessonTexts = {
  round: {
    title: 'One round in 90 seconds',
    can: 'You can now call, throw, lay, cover, grab and exchange. Six rounds like this make a game.',
    steps: {
      call: {
        say: 'Build a square of 3 by 3 dice: its rows and columns score. Call, and everybody throws at once.',
        after: 'Ada throws too: nobody waits for turns.',
      },
      throw: {
        say: 'Throw all nine: four red ones, four blue ones and your joker.',
        after: 'Hm. Hardly two of them fit together.',
      },
      again: {
        say: 'At best 3 points. Throw again: always all nine, as often as you like, until somebody covers.',
      },
      fall: {
        say: 'Your dice are in your hand. Throw them.',
        after: 'Much better.',
      },
      straight: {
        say: 'Choose red 4, 5 and 6: three numbers in order are a straight and score the highest of them.',
        after: '6, and all red: one colour doubles. 12 points.',
        answers: {
          falling: '6 5 4 would score as well. For this square the 4 comes first.',
          order: '4 6 5 scores 0: the numbers have to lie in order. Let two dice change places.',
          first: 'Begin with red 4, 5, 6: nothing here scores more. Press this die twice to take it off.',
        },
      },
      joker: {
        say: 'The joker is red and blue, but its 3 stays a 3. Put blue 3s on both sides of it.',
        after: 'Three equal score once: 3, all blue, doubled to 6.',
        answers: {
          two: '2 3 3 scores 0: neither in order nor equal. Take the 3s.',
        },
      },
      column: {
        say: 'Columns count as well. Lay the blue 2 below 4 and 3, then the blue 3, then the red 1.',
        after: '4 3 2 downwards: 4 points. 22 in all.',
        answers: {
          two: 'The column would be 4 3 3 or 4 3 1: 0 points. First the blue 2.',
          corner:
            'The same points now. But 2 3 and a 4 would be another straight: leave the corner to the 1.',
        },
      },
      cover: {
        say: 'All nine lie. Cover them with Cubo! From then on nobody may pick up dice.',
        after: 'Covered: 22 points are safe.',
        answers: {
          sixth: 'Only about one throw in six reaches 22. Cover it.',
        },
      },
      grab: {
        say: 'Now grab one die of the middle, first come, first served. The blue 4 fits your 2 3.',
        after: 'Yours, for the scoring.',
        answers: {
          high: 'A high die, but no line of yours gains by it. The blue 4 adds 8.',
          nothing: 'It adds nothing. Your blue 2 3 wait for a blue 4.',
        },
      },
      seconds: {
        say: 'You took a die, so Ada now has six seconds. Whoever is late scores nothing this round.',
        after: 'In time: Ada covered with two seconds left.',
      },
      exchange: {
        say: 'Scoring: your blue 4 may replace one coloured die. Where does 2 3 4 appear? Choose that die and exchange.',
        after: '2 3 4, all blue: 8 more. 30 points.',
        answers: {
          joker: 'The joker always stays. Look at the bottom row.',
          keep: 'Keeping is allowed: 22. The blue 4 in the corner makes it 30.',
          nothing: 'That gains nothing. The corner with the red 1 scores nothing yet.',
        },
      },
      result: {
        say: 'Your red 1 goes to the middle, the blue 4 stays with you. After six rounds the most points win.',
      },
      challenge: {
        say: 'Now you: your square is covered and worth 17. Which die of the middle do you grab?',
        after: 'Best: 2 3 4 downwards through the joker, all red. 25 points.',
        answers: {
          six: '6 6 6 below, but the left column breaks: 20. The red 4 gives 25.',
          one: 'No line gains by it: 17. The red 4 gives 25.',
        },
      },
    },
  },
};
