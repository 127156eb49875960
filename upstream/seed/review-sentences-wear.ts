import type { Sentences } from './review-kinds.ts';

export const BAG_SENTENCES: Sentences = {
  pleased: [
    'It holds far more than it seems to from the outside.',
    'The zips run smoothly and the stitching is neat all the way round.',
    'I got three compliments at the office on the first day.',
    'It has come through a full monsoon of local trains without a stain inside.',
    'The size is right for daily use and it keeps its shape.',
    'The inner pockets are where my hand expects them.',
    'The material feels rich and has no chemical smell.',
    'I took it to a wedding in Jaipur and it went with every outfit.',
    'It is comfortable to carry even when it is full.',
    'I gave it to my mother and now my sister wants one as well.',
  ],
  mixed: [
    'It looks lovely, but I miss a pocket on the outside.',
    'Good bag, though slightly smaller than I imagined.',
    'The colour is nice, but the metal parts scratch easily.',
    'It is sturdy, only a bit heavy when empty.',
  ],
  cross: [
    'The zip got stuck on the second day and then broke.',
    'A seam opened within a month of careful use.',
    'The colour rubbed off on my white kurta.',
  ],
};

export const SHOE_SENTENCES: Sentences = {
  pleased: [
    'They were comfortable from the first step, with no blisters at all.',
    'My usual size fits perfectly.',
    'The grip is good even on wet marble.',
    'I walk six kilometres a day in them and my knees are grateful.',
    'They look smart with jeans and just as good dressed up.',
    'After four months of daily wear the sole shows hardly any marks.',
    'They are light enough that I forget them.',
    'I stood through a whole wedding reception in them without pain.',
    'The finish is clean and no glue shows anywhere.',
    'My son wears them to school and home again and they still look new.',
  ],
  mixed: [
    'They are comfortable, but order one size up if your feet are wide.',
    'They look good, though the insole could be softer.',
    'Fine for short walks, a little stiff for a whole day.',
    'The colour is slightly duller than in the picture.',
  ],
  cross: [
    'The sole began to come off after three weeks.',
    'They run so small that I could not get my heel in.',
    'They gave me blisters in two places on a short walk.',
  ],
};

export const GARMENT_SENTENCES: Sentences = {
  pleased: [
    'The fabric is soft and breathes well in humid weather.',
    'It fits exactly as the size chart says.',
    'The colour is still fresh after ten washes.',
    'The stitching is neat and there were no loose threads.',
    'I wore it to a family function and everybody asked where I got it.',
    'It hardly needs ironing, which is a blessing on weekdays.',
    'It falls beautifully and feels like something much dearer.',
    'I ordered a second one in another colour the same evening.',
    'It did not shrink at all in the machine.',
    'It is comfortable enough for a twelve-hour train journey.',
  ],
  mixed: [
    'Nice fabric, but the sleeves are a little long for me.',
    'The fit is good, though the colour is a shade off the picture.',
    'It is fine for daily wear, but I would not call it festive.',
    'It is slightly thinner than I expected, good for summer only.',
  ],
  cross: [
    'It shrank a full size in the first wash.',
    'The colour bled and ruined two other things.',
    'A seam was open when it arrived.',
  ],
};

export const FINISHING_SENTENCES: Sentences = {
  pleased: [
    'It is simple, well made and exactly as pictured.',
    'It is a small thing, but I use it every single day.',
    'The quality surprised me for this price.',
    'It makes a lovely gift; my brother has hardly put it away since.',
    'It goes with almost everything I own.',
    'It is light and comfortable, and it has kept its shape.',
    'I took it along to Manali and was glad that I did.',
    'It has outlasted two cheaper ones already.',
    'The colour is lively without being loud.',
  ],
  mixed: [
    'It is good, but I expected a slightly better finish.',
    'It is nice enough, though it runs a little small.',
    'It does its job, but the tag left a sticky mark.',
    'It is pretty, only a bit delicate for rough use.',
  ],
  cross: [
    'It came apart after a few days.',
    'It looks much cheaper in the hand than on the screen.',
    'It was clearly used before, with a stain on one side.',
  ],
};

/** What can be said of anything that comes in a parcel. */
export const SHOP_SENTENCES: Sentences = {
  pleased: [
    'Delivery to Pune took only two days.',
    'The parcel was packed with care and arrived without a dent.',
    'At the discounted price it is a steal.',
    'I compared for weeks and am glad that I chose this one.',
    'Exactly as described.',
    'Worth every rupee.',
    'I would buy it again without thinking twice.',
    'I have already recommended it to two friends.',
    'The bill and the warranty papers were in the box.',
    'The delivery man even called ahead to ask for directions.',
    'My whole family approves, which does not happen often.',
    'I was doubtful at first, but it has won me over.',
    'Five stars from a fussy customer.',
    'It came a day early, just in time for Diwali.',
  ],
  mixed: [
    'Delivery took nine days, which is long these days.',
    'It is decent for the price, but do not expect wonders.',
    'I would wait for a sale before buying.',
    'The box was crushed, though nothing inside was damaged.',
    'It is all right, neither great nor bad.',
    'I may keep it, but I am not in love with it.',
  ],
  cross: [
    'I expected better from this brand.',
    'I have asked for a refund and am still waiting.',
    'Save your money and look elsewhere.',
    'I am disappointed, because the pictures promised so much.',
    'I tried the helpline four times and got four different answers.',
  ],
};
