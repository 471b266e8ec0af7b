export const about = {
  title: 'About Holz',
  lead: 'A table for three wooden-block games, in the browser.',
  gamesTitle: 'The games',
  klotz: 'Klotz is by Gerald Schmidt and Volker Frey and appeared in 1986.',
  climbers: 'The Climbers is by Holger Lanz and appeared in 2008, in German as Die Aufsteiger.',
  xstack:
    'X-Stack is our working name for a game of skill by Zoltán Aczél from 1998. Of its material only little is known; stand, blocks and piles are ours.',
  independentTitle: 'Independent',
  independent:
    'Holz is an independent project. It is not connected with the authors or publishers of these games; the names belong to their owners. The rules are told in our own words, and all pictures and sounds are made by the program itself.',
  reconstructionTitle: 'What is our reconstruction',
  reconstruction:
    'The picture of the starting layout of Klotz is missing from every copy of the rules we know, and in each of the games some points of the rules are open. Where we had to decide, the rules pages say what we play and why, and most of it can be agreed otherwise.',
  reconstructionKlotz: 'What we decided in Klotz',
  reconstructionClimbers: 'What we decided in The Climbers',
  reconstructionXstack: 'What we decided in X-Stack',
  privacyTitle: 'What happens to your data',
  privacy:
    'Nothing leaves your browser. Games, layouts and settings are kept in it and nowhere else; clearing the browser’s data removes them. The page itself is kept as well, so that it opens without a network. There is no account, no tracking, and no cookie. A shared layout travels inside its link.',
  licenceTitle: 'Licence',
  licence:
    'Holz is free software. You may use, change and pass it on under the MIT licence or the Apache licence 2.0, whichever you prefer.',
  typeTitle: 'Type',
  type: 'Young Serif and Figtree, both under the SIL Open Font License.',
} as const;
