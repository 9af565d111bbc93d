import { wordList } from './word-list.ts';

/** Words of which each sample of `leftovers.ts` has one, but for those that a bracket or question marks show. */
export const leftoverWords = wordList(
  [
    'lorem ipsum dolor لوريم إيبسوم ايبسوم',
    'here sample dummy placeholder filler come follow added written done translated',
    'buraya örnek deneme geçici dolgu eklenecek yazilacak yapilacak gelecek doldurulacak çevrilecek',
    'click tap tikla* dokun* انقر اضغط المس',
    'هنا تجريبي التجريبي مؤقت المؤقت افتراضي الافتراضي وهمي الوهمي',
    'يُستكمل يستكمل سيضاف سيُضاف يُضاف سيكتب سيُكتب يُترجم',
    'todo fixme tbd tbc wip tktk xxx* asdf* qwerty* qwertz* foo foobar bla blah',
  ].flatMap((words) => words.split(' ')),
);
