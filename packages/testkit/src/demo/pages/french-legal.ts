import type { LegalName, PageTexts } from './page-facts.ts'

export const frenchLegal: PageTexts<LegalName> = {
  terms: ({ name, minimumWithdrawal, maximumWithdrawal }) => ({
    title: 'Conditions',
    body: `<h1>Conditions de ${name}</h1>
<p>${name} est une démonstration. L’argent est fictif : ce que vous payez ne provient d’aucun compte réel et ce que vous gagnez n’est pas réel. Les règles ci-dessous sont celles qu’un opérateur agréé appliquerait sur cette plateforme.</p>
<h2>1. Qui peut jouer</h2>
<p>Vous devez avoir au moins 18 ans, vivre dans un pays que nous desservons et jouer pour vous-même, avec votre argent. Un seul compte par personne. Nous vérifions l’âge et l’identité et pouvons fermer un compte ouvert avec de fausses informations ; le solde qui vous appartient est alors versé.</p>
<h2>2. Votre compte</h2>
<p>Gardez votre mot de passe pour vous et prévenez-nous aussitôt si vous pensez qu’une autre personne le connaît. Nous bloquons le compte après plusieurs mots de passe erronés. Vous pouvez activer la validation en deux étapes, voir tous les appareils connectés et fermer votre compte à tout moment dans <a href="/account">votre compte</a>.</p>
<h2>3. Tickets et prix</h2>
<p>Le prix affiché avant le paiement comprend tous les frais. Un ticket compte dès que vous voyez son reçu. Vous pouvez l’annuler jusqu’à la clôture des ventes, si le jeu le permet. Ensuite, il participe au tirage.</p>
<h2>4. Tirages et gains</h2>
<p>La liste des tickets est fixée et signée à la clôture des ventes, avant que les numéros n’existent. Les gains sont crédités à la fin du tirage, que vous regardiez ou non. Les règles et le tableau des gains de chaque jeu indiquent ce qui est payé et sur quel fonds. Si un montant dépend du nombre de gagnants, nous le disons et l’affichons comme une estimation.</p>
<h2>5. Si un tirage ne peut pas avoir lieu</h2>
<p>Chaque ticket est remboursé intégralement. Nous ne refaisons jamais un tirage : ses données sont fixées dans un registre signé à la clôture des ventes. Un ticket ou un gain dû à une panne de nos systèmes est corrigé, et vous en recevez la raison par écrit.</p>
<h2>6. Dépôts</h2>
<p>Un dépôt est dans votre solde dès que le prestataire de paiement le confirme. Nous ne prenons pas de frais et ne faisons pas crédit. Un paiement annulé par votre banque est déduit de votre solde. Les dépôts non joués peuvent vous être remboursés.</p>
<h2>7. Retraits</h2>
<ul>
<li>Le retrait minimum est de ${minimumWithdrawal}. Le maximum est de ${maximumWithdrawal}. Il n’y a pas de frais.</li>
<li>Nous payons sur un moyen de paiement à votre nom, déjà utilisé pour un dépôt.</li>
<li>Une personne vérifie chaque retrait. Nous pouvons d’abord demander un justificatif d’identité, de domicile ou de moyen de paiement.</li>
<li>Vous pouvez annuler un retrait tant qu’il n’est pas approuvé. Un seul retrait peut être en cours.</li>
<li>Un opérateur agréé paie sous trois jours ouvrés. Dans cette démonstration, cela prend environ une minute.</li>
<li>Si nous ne pouvons pas payer, l’argent revient dans votre solde et vous en lisez la raison.</li>
</ul>
<h2>8. Bonus</h2>
<p>Un bonus est de l’argent de jeu que nous offrons, avec des conditions que vous voyez avant de l’accepter. Il ne peut pas être retiré avant que vous les ayez remplies. Voir les <a href="/p/bonus-terms">conditions des bonus</a>.</p>
<h2>9. Limites et pauses</h2>
<p>Vous pouvez fixer des limites de dépôt, de perte, de mise et de temps, faire une pause ou vous auto-exclure. Une limite plus basse s’applique aussitôt, une limite plus haute seulement après un délai. Voir <a href="/p/responsible-play">jeu responsable</a>.</p>
<h2>10. Comptes sans activité</h2>
<p>Un compte que vous n’utilisez pas ne coûte rien. Le solde reste le vôtre et vous pouvez le retirer après vérification de votre identité.</p>
<h2>11. Ce qui est interdit</h2>
<p>Jouer pour d’autres, utiliser plusieurs comptes, acheter des tickets avec un logiciel, utiliser les moyens de paiement d’autrui et exploiter une panne. Nous pouvons annuler les tickets obtenus ainsi et en rembourser le prix.</p>
<h2>12. Réclamations</h2>
<p>En cas de problème, <a href="/contact">écrivez-nous</a> d’abord. La page <a href="/p/complaints">réclamations et litiges</a> explique comment nous répondons et ce que vous pouvez faire ensuite.</p>
<h2>13. Modifications</h2>
<p>Nous annonçons une modification de ces conditions au moins 14 jours à l’avance, par e-mail et sur cette page. Si vous n’êtes pas d’accord, vous pouvez retirer votre solde et fermer votre compte. Une modification ne concerne jamais un ticket que vous avez déjà.</p>`,
  }),
  privacy: ({ name }) => ({
    title: 'Confidentialité',
    body: `<h1>Confidentialité chez ${name}</h1>
<p>Cette page indique quelles données personnelles ${name} conserve, pourquoi, combien de temps et quels sont vos droits. ${name} est une démonstration : utilisez des informations inventées.</p>
<h2>Responsable</h2>
<p>${name} est le responsable du traitement au sens du Règlement général sur la protection des données. Écrivez à notre délégué à la protection des données depuis la <a href="/contact">page de contact</a>.</p>
<h2>Ce que nous conservons et pourquoi</h2>
<table><thead><tr><th>Données</th><th>But</th><th>Base légale</th></tr></thead><tbody>
<tr><td>Nom, date de naissance, adresse, e-mail, téléphone</td><td>Votre compte, vérification de l’âge et de l’identité</td><td>Contrat, obligation légale</td></tr>
<tr><td>Documents que vous envoyez</td><td>Justifier l’identité, le domicile ou le moyen de paiement</td><td>Obligation légale</td></tr>
<tr><td>Tickets, gains, dépôts, retraits</td><td>Organiser les jeux et tenir les comptes</td><td>Contrat, obligation légale</td></tr>
<tr><td>Limites, pauses et exclusions</td><td>Vous protéger</td><td>Obligation légale</td></tr>
<tr><td>Connexions, appareils, adresses réseau</td><td>Protéger votre compte</td><td>Intérêt légitime</td></tr>
<tr><td>Préférences de contact</td><td>N’envoyer que ce que vous voulez</td><td>Consentement</td></tr>
</tbody></table>
<h2>Comment elles sont protégées</h2>
<p>Vos informations et documents sont chiffrés avec une clé qui vous est propre. Quand ils doivent être effacés, la clé est détruite. Les numéros de carte ne nous parviennent jamais : le prestataire de paiement les garde.</p>
<h2>Ce que les autres voient</h2>
<p>Les autres joueurs ne voient que les premières lettres de votre nom d’utilisateur. Les registres publics des tirages contiennent des codes et non des noms.</p>
<h2>Qui reçoit des données</h2>
<p>Le prestataire de paiement, celui des e-mails et des messages et, si la loi l’exige, les autorités. Nous ne vendons aucune donnée. Ce site ne charge rien d’ailleurs et n’utilise ni traceur ni cookie publicitaire.</p>
<h2>Combien de temps</h2>
<p>Les écritures d’argent, cinq ans après la fermeture du compte, comme l’exige la loi contre le blanchiment. Les documents, aussi longtemps. Les exclusions, pendant leur durée et sept ans de plus. Le reste, jusqu’à la fermeture de votre compte.</p>
<h2>Vos droits</h2>
<p>Vous pouvez lire et corriger vos informations, télécharger toutes vos données et faire supprimer votre compte dans <a href="/account">votre compte</a>. Vous pouvez vous opposer à une utilisation ou en demander la limitation, et saisir l’autorité de protection des données de votre pays.</p>`,
  }),
  'responsible-play': ({ name }) => ({
    title: 'Jeu responsable',
    body: `<h1>Jeu responsable</h1>
<p>Un jeu est un divertissement, pas un moyen de gagner de l’argent. En moyenne, vous recevez moins que ce que vous payez : la page des gains de chaque jeu montre les probabilités et ce qui est reversé.</p>
<h2>Des outils utilisables tout de suite</h2>
<ul>
<li><b>Limites</b> de dépôt, de perte, de mise et de temps, par jour, semaine et mois. Une limite plus basse s’applique aussitôt.</li>
<li><b>Rappel :</b> depuis combien de temps vous jouez et ce que cela vous a coûté.</li>
<li><b>Une pause</b> d’un jour à six semaines. Elle ne peut pas être abrégée, ni par vous ni par nous.</li>
<li><b>Auto-exclusion</b> de six mois ou plus. Nous n’envoyons pas de publicité et n’ouvrons pas de second compte.</li>
</ul>
<p><a href="/cashier/responsiblegaming">Fixer vos limites</a></p>
<h2>Des signes à prendre au sérieux</h2>
<ul>
<li>Vous jouez pour récupérer ce que vous avez perdu.</li>
<li>Vous payez avec de l’argent prévu pour autre chose, ou emprunté.</li>
<li>Vous cachez combien vous jouez, ou devenez nerveux quand vous ne pouvez pas jouer.</li>
</ul>
<h2>Une aide gratuite et confidentielle</h2>
<ul>
<li>France : Joueurs Info Service, 09 74 75 13 13, <a href="https://www.joueurs-info-service.fr">joueurs-info-service.fr</a></li>
<li>Royaume-Uni : National Gambling Helpline, 0808 8020 133, <a href="https://www.gamcare.org.uk">gamcare.org.uk</a></li>
<li>Irlande : <a href="https://www.gamblingcare.ie">gamblingcare.ie</a></li>
<li>Espagne : FEJAR, 900 200 225, <a href="https://fejar.org">fejar.org</a></li>
</ul>
<h2>Interdit aux moins de 18 ans</h2>
<p>Nous vérifions l’âge de chaque joueur. Si des enfants utilisent votre appareil, déconnectez-vous après avoir joué et installez un logiciel de filtrage.</p>
<p>${name} forme son personnel à reconnaître le jeu à risque et contacte les joueurs concernés.</p>`,
  }),
  complaints: ({ name }) => ({
    title: 'Réclamations et litiges',
    body: `<h1>Réclamations et litiges</h1>
<p>Une réclamation est gratuite et n’affecte jamais votre compte.</p>
<h2>1. Écrivez-nous</h2>
<p>Utilisez la <a href="/contact">page de contact</a>. Indiquez le ticket, le paiement ou le tirage et ce que vous attendez. Vous recevez aussitôt un numéro de dossier et une première réponse sous 48 heures.</p>
<h2>2. Notre décision</h2>
<p>Une personne qui n’est pas intervenue examine votre dossier. Vous recevez une décision motivée sous huit semaines au plus, en général sous dix jours.</p>
<h2>3. Règlement indépendant</h2>
<p>Si vous n’acceptez pas la décision, ou après huit semaines, vous pouvez saisir gratuitement un organisme indépendant. Sa décision nous engage. Un opérateur agréé le nomme ici. ${name} est une démonstration et n’en a pas.</p>
<h2>4. Le régulateur et les tribunaux</h2>
<p>Vous pouvez informer l’autorité des jeux à tout moment. Votre droit d’aller en justice demeure.</p>
<h2>Vérifiez vous-même un tirage</h2>
<p>Vous n’avez pas à nous croire. Chaque tirage a un registre public, et <a href="/draws">votre navigateur peut recalculer</a> les numéros et les gains.</p>`,
  }),
  licence: ({ name }) => ({
    title: 'Licence',
    body: `<h1>Licence</h1>
<p><b>${name} est une démonstration sans licence.</b> Aucun jeu d’argent n’est proposé : aucun argent réel ne peut être versé, gagné ou payé.</p>
<h2>Ce qu’un opérateur agréé affiche ici</h2>
<ul>
<li>Le nom et le siège de la société</li>
<li>L’autorité et le numéro de la licence, avec un lien vers le registre public</li>
<li>Comment l’argent des joueurs est séparé de celui de la société et comment il est protégé en cas de faillite</li>
<li>L’organisme de règlement indépendant des litiges</li>
<li>Le laboratoire qui a testé les jeux et les nombres aléatoires</li>
</ul>
<h2>Ce que vous pouvez vérifier aujourd’hui</h2>
<p>L’équité d’un tirage ne dépend pas d’une licence : <a href="/draws">vérifiez le dernier</a>.</p>`,
  }),
  'bonus-terms': ({ coupon: { code, percent, maximum, minimumDeposit, times, days } }) => ({
    title: 'Conditions des bonus',
    body: `<h1>Conditions des bonus</h1>
<h2>Le coupon ${code}</h2>
<ul>
<li>Vous recevez ${percent}\u00a0% d’un dépôt en bonus, au maximum ${maximum}.</li>
<li>Le dépôt doit être d’au moins ${minimumDeposit}. Saisissez le code lors du dépôt.</li>
<li>Chaque joueur peut l’utiliser une fois, chaque moyen de paiement aussi.</li>
<li>Le bonus n’est pas de l’argent liquide. Achetez des tickets pour ${times} fois son montant en ${days} jours ; ce qu’il en reste devient alors de l’argent liquide.</li>
<li>Les retraits attendent jusque-là. La page de <a href="/withdraw">retrait</a> montre votre progression.</li>
<li>Après ${days} jours, ce qu’il reste du bonus expire. Votre argent et vos gains ne sont jamais repris.</li>
</ul>
<h2>Pour tous les bonus</h2>
<p>Les tickets remboursés ne comptent pas. Les offres ne se cumulent que si nous le disons. Les joueurs en pause ou auto-exclus ne reçoivent pas d’offres.</p>`,
  }),
}
