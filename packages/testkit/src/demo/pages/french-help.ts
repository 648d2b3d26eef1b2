import type { HelpName, PageTexts } from './page-facts.ts'

export const frenchHelp: PageTexts<HelpName> = {
  'how-to-play': ({ name }) => ({
    title: 'Comment jouer',
    body: `<h1>Comment jouer chez ${name}</h1>
<p>Tous les jeux fonctionnent de la même façon : vous achetez une ligne ou un ticket, tout le monde regarde le même tirage, et les gains s’ajoutent à votre solde à la fin.</p>
<h2>1. Choisissez un jeu</h2>
<p>L’accueil montre ce qui est en vente. Chaque carte indique le prix d’une ligne, frais compris, et l’heure du tirage.</p>
<h2>2. Choisissez vos numéros, ou laissez-nous faire</h2>
<p>Choisissez-les vous-même ou prenez une ligne au hasard. Le prix total s’affiche encore une fois avant le paiement.</p>
<h2>3. Regardez si vous voulez</h2>
<p>Les tirages ont lieu en direct et durent environ une minute. Inutile de regarder : une ligne gagnante est payée de toute façon.</p>
<h2>4. Vérifiez</h2>
<p>La liste des tickets, notre secret et le tour de la balise sont fixés à la clôture des ventes. Les numéros n’existent pas avant la publication de ce tour. Après le tirage, <a href="/draws">votre navigateur peut recalculer les numéros</a>.</p>`,
  }),
  about: ({ name }) => ({
    title: 'À propos',
    body: `<h1>À propos de ${name}</h1>
<p>${name} est l’un des sites de démonstration de Fairground, chacun avec son apparence. Les jeux, les tirages et les preuves sont réels ; l’argent ne l’est pas.</p>
<p>Chaque numéro dépend de trois parties indépendantes : l’opérateur, un signataire séparé et une balise publique. <a href="/draws">Vérifiez-le</a>.</p>
<p><a href="/terms">Conditions</a> · <a href="/privacy">Confidentialité</a> · <a href="/p/responsible-play">Jeu responsable</a> · <a href="/p/complaints">Réclamations</a> · <a href="/p/licence">Licence</a></p>`,
  }),
  'one-line': ({ memberId, gameId, gameTitle, instantGame }) => ({
    title: `Une ligne pour ${gameTitle}`,
    body: `<img src="/client/pictures/${memberId}/banner.svg" alt="">
<h1>Une ligne, une minute</h1>
<p>${gameTitle} est tiré toutes les quelques minutes. Prenez une ligne au hasard pour le prochain tirage : le prix s’affiche avant le paiement et rien ne se répète tout seul.</p>
<p><a href="#one-click/${gameId}">Prendre une ligne de ${gameTitle}</a></p>
<p><a href="/lobby?gid=${gameId}">Ou choisissez vos numéros</a></p>${
      instantGame
        ? `
<h2>Pas le temps d’attendre un tirage ?</h2>
<p><a href="#instant-buy/${instantGame.id}">Prenez une carte ${instantGame.title}</a> et ouvrez-la tout de suite.</p>`
        : ''
    }`,
  }),
  faq: ({ minimumWithdrawal }) => ({
    title: 'Questions et réponses',
    body: `<h1>Questions et réponses</h1>
<h2>Quand mon gain est-il dans mon solde ?</h2>
<p>À la fin du tirage, en général dans la minute. Vous n’avez pas besoin d’être là.</p>
<h2>Comment retirer de l’argent ?</h2>
<p>Faites un dépôt, pour que nous sachions où payer. Ensuite, <a href="/withdraw">retirez</a> ${minimumWithdrawal} ou plus. Nous vérifions d’abord, puis nous payons sur le même moyen de paiement.</p>
<h2>Pourquoi demandez-vous un document ?</h2>
<p>La loi nous oblige à savoir qui joue. Envoyez une image sous <a href="/account/verification">vérification</a> ; elle est chiffrée et seul notre personnel peut l’ouvrir.</p>
<h2>Que se passe-t-il si ma connexion est coupée pendant un tirage ?</h2>
<p>Rien. Le tirage ne dépend pas de votre appareil. Le résultat est sous <a href="/tickets">vos tickets</a>.</p>
<h2>Pouvez-vous changer un résultat ?</h2>
<p>Les tickets sont fixés avant que les numéros n’existent, et chaque tirage a un registre public. <a href="/draws">Vérifiez-en un</a>.</p>
<h2>Comment arrêter ?</h2>
<p>Fixez une limite, faites une pause ou auto-excluez-vous sous <a href="/cashier/responsiblegaming">jeu responsable</a>.</p>`,
  }),
  downloads: () => ({
    title: 'Téléchargements',
    body: `<h1>Téléchargements</h1>
<h2>Le registre d’un tirage</h2>
<p>Ouvrez un <a href="/draws">tirage terminé</a> et téléchargez son fichier. Il contient tous les tickets, les numéros et les gains. Tout le monde peut le vérifier, dans un navigateur ou avec le programme <code>fair verify</code>.</p>
<h2>Vos données</h2>
<p>Vos mouvements sont sous <a href="/cashier">caisse</a>, et <a href="/account/info">votre compte</a> contient tout ce que nous conservons sur vous.</p>`,
  }),
  'before-you-pay': ({ coupon: { code, percent, maximum } }) => ({
    title: 'Avant de payer',
    body: `<p>Avec le code <b>${code}</b>, vous recevez ${percent}\u00a0% de votre dépôt en bonus, au maximum ${maximum}. Il y a des conditions : lisez d’abord les <a href="/p/bonus-terms">conditions des bonus</a>.</p>
<p>Ne payez que ce que vous pouvez perdre. Vous pouvez <a href="/cashier/responsiblegaming">fixer une limite</a> à tout moment.</p>`,
  }),
  home: ({ memberId, name, gameId, gameTitle }) => ({
    title: name,
    body: `<img src="/client/pictures/${memberId}/banner.svg" alt="">
<h1>Bienvenue chez ${name}</h1>
<p>Ouvert toute la journée. Une partie commence toutes les quelques minutes, et la petite table commence dès qu’elle est pleine.</p>
<h2>Aujourd’hui</h2>
<ul>
<li><a href="/lobby?gid=${gameId}">${gameTitle}</a> : une ligne, deux lignes et carton plein</li>
<li><a href="/lobby?gid=${gameId + 1}">Small Table</a> : commence quand tous les cartons sont vendus</li>
</ul>
<h2>Après la partie</h2>
<p><a href="/draws">Résultats et vérification</a> · <a href="/tickets">Vos cartons</a> · <a href="/p/faq">Questions et réponses</a></p>`,
  }),
}
