/** The commonest of those long enough to be let through otherwise, in lower case. */
export const commonPasswords = new Set(
  `1234567890 0123456789 12345678910 0987654321 9876543210 123456789a 123456789q a123456789 1234567891 1234554321
  123123123123 1231231231 1122334455 1020304050 147258369a 123qweasdzxc 1qaz2wsx3edc 1q2w3e4r5t 1q2w3e4r5t6y
  q1w2e3r4t5 q1w2e3r4t5y6 zaq12wsxcde qazwsxedc123 qwertyuiop qwertyuiop123 qwertyuiop1 qwerty12345 qwerty123456
  qwerty1234 qwerty123456789 asdfghjkl123 asdfghjkl1 asdfasdfasdf zxcvbnm123 zxcvbnm1234 abcdefghij abcd123456
  abcdefg123 abc123456789 abc1234567 aa12345678 a1b2c3d4e5 password12 password123 password1234 password12345
  password123! password@123 password01 passw0rd123 p@ssw0rd123 p@ssword123 p@55w0rd123 passwordpassword mypassword1
  mypassword123 newpassword newpassword1 welcome123 welcome1234 welcome@123 welcome2026 letmein1234 letmein123
  changeme123 changemenow admin12345 admin123456 admin@12345 administrator administrator1 superadmin1 iloveyou12
  iloveyou123 iloveyou1234 sunshine123 princess123 football123 baseball123 superman123 batman12345 dragon12345
  monkey12345 master12345 charlie123 jordan12345 michael123 jennifer123 computer123 internet123 india12345
  india@12345 secret12345 trustno1234 test123456 test1234567 testtest123 testpassword mettle12345 mettlemettle
  telecaller1 telecaller123`.split(/\s+/),
)
